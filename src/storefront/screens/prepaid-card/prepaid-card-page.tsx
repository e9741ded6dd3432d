import { maskedIccid } from "../../../kernel/iccid.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { links } from "../../ground/links.ts";
import { useMoneyText } from "../../ground/visit/use-money-text.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { AlertPart } from "./alert-part.tsx";
import { AutoPart } from "./auto-part.tsx";
import type { Opened } from "./load.ts";
import type { PartProps } from "./part-props.ts";

type PageProps = PartProps & Pick<Opened, "requestKey" | "done">;

export function PrepaidCardPage({ card, requestKey, done, notDone }: PageProps) {
  const words = useWords("prepaid-card");
  const moneyText = useMoneyText();
  const to = links(useVisit().language);
  const { tariff, iccid, balance, given } = card;
  const said = Object.entries(words.done).find(([what]) => what === done)?.[1];
  const topUp = tariff === "gogochina_001" ? to.topUpGogoChina() : to.topUp();
  return (
    <div className="wrap prepaid-card">
      <header className="prepaid-card-head">
        <div>
          <p className="kick">{words.card(maskedIccid(iccid))}</p>
          <h1>{words.title}</h1>
        </div>
        <div className="prepaid-card-balance">
          <p className="kick">{words.balance}</p>
          <p className="prepaid-card-sum">{moneyText(balance)}</p>
          <LinkButton to={topUp}>{words.topUp}</LinkButton>
        </div>
      </header>
      {said && (
        <div aria-live="polite">
          <Notice tone="good">{said}</Notice>
        </div>
      )}
      {given && (
        <div aria-live="polite">
          <Notice tone={given === "saved" ? "good" : given === "failed" ? "care" : "fact"}>{words.given[given]}</Notice>
        </div>
      )}
      <div className="prepaid-card-parts">
        <AlertPart card={card} notDone={notDone?.form.startsWith("alert") ? notDone : undefined} />
        <AutoPart
          card={card}
          requestKey={requestKey}
          notDone={notDone && !notDone.form.startsWith("alert") ? notDone : undefined}
        />
      </div>
    </div>
  );
}
