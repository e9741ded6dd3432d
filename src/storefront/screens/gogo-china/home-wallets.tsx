import { useWords } from "../../ground/visit/words.ts";
import { FactSources } from "./fact-source.tsx";
import { isHomeWallet, type Guide } from "./guide.ts";

/** Wallets that a traveller may have already, and that pay in mainland China as well. */
export function HomeWallets({ guide }: { guide: Guide }) {
  const { apps: words } = useWords("china");
  const wallets = guide.apps.filter(isHomeWallet);
  if (wallets.length === 0) return null;
  return (
    <div className="china-home-wallets">
      <h3>{words.home}</h3>
      <p className="soft">{words.homeText}</p>
      <ul>
        {wallets.map(({ code, name }) => (
          <li key={code}>{name}</li>
        ))}
      </ul>
      <FactSources facts={wallets.map(({ name, ...fact }) => ({ as: name, fact }))} guide={guide} />
    </div>
  );
}
