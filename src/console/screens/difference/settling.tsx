import { amountText, type Money } from "../../../kernel/money.ts";
import { usePage, useWords } from "../../ground/asking.ts";
import { Field } from "../../parts/form.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import type { Difference } from "./load.ts";

type Deed = Difference["deeds"][number];

/** One form: a reason, and a button for each thing that can be done, which says what it does before it is pressed. */
export function Settling({ found: { deeds, version, isProposed, decisions } }: { found: Difference }) {
  const isDecided = isProposed || decisions.some(({ takeBackUntil }) => takeBackUntil !== null);
  const { differences: said } = useWords();
  return (
    <>
      {deeds.length > 0 ? (
        <form method="post" className="difference-form">
          <h2>{said.settle}</h2>
          <RequestKey />
          <input type="hidden" name="version" value={version} />
          <Field name="reason" label={said.reason} hint={said.reasonHint} required maxLength={500} autoComplete="off" />
          <ul className="difference-deeds">
            {deeds.map((one, place) => (
              <li key={`${one.deed} ${one.account}`}>
                <DeedButton deed={one} isFirst={place === 0 && deeds.length > 1} />
              </li>
            ))}
          </ul>
        </form>
      ) : (
        !isDecided && <p className="soft">{said.noDeed}</p>
      )}
      {!isDecided && (
        <form method="post" className="row difference-wait">
          <RequestKey />
          <input type="hidden" name="version" value={version} />
          <Field name="until" label={said.wait} type="date" required />
          <button className="button" name="do" value="wait">
            {said.waitGo}
          </button>
        </form>
      )}
    </>
  );
}

function DeedButton({ deed: { deed, account, sum, reach }, isFirst }: { deed: Deed; isFirst: boolean }) {
  const { words } = usePage();
  const said = words.differences;
  const text = (of: Money) => `${of.currency} ${amountText(of)}`;
  const named = () => {
    if (deed === "ours_is_right" || !sum) return said.deeds.ours_is_right;
    if (deed === "return_there") return said.deeds.return_there(text(sum));
    if (deed === "take_over") return (account ? said.deeds.take_over_fee : said.deeds.take_over_refund)(text(sum));
    return said.deeds.write_off(text(sum), words.finance.accounts[account ?? "write_offs"]);
  };
  const note = [said.says[deed], said.reaches[reach]].filter(Boolean).join(" ");
  return (
    <>
      {reach === "beyond" ? (
        <b>{named()}</b>
      ) : (
        <button
          className={isFirst ? "button button-go" : "button"}
          name="deed"
          value={account ? `${deed}:${account}` : deed}
        >
          {named()}
        </button>
      )}
      <span className="soft small">{note}</span>
    </>
  );
}
