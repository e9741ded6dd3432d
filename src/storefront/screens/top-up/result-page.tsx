import { operatorZone } from "../../../kernel/operator-zone.ts";
import { momentText } from "../../../kernel/written-time.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Facts } from "../../../ui/facts.tsx";
import { links, topUpReceiptFile } from "../../ground/links.ts";
import type { Answer } from "../../ground/visit/calls.ts";
import { useMoneyText } from "../../ground/visit/use-money-text.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { Signal } from "../../parts/orders/signal.tsx";
import { useDay } from "./balance-card.tsx";
import { Tide } from "./tide.tsx";

type ResultPageProps = { link: { number: string; key: string }; inApp: boolean; topUp: Answer<"/prepaid/getTopUp"> };

/** Moves on by itself while money or balance are on their way; afterwards it is the receipt. */
export function ResultPage({ link, inApp, topUp }: ResultPageProps) {
  const { result: words, pay } = useWords("top-up");
  const { language } = useVisit();
  const to = links(language);
  const { outcome, tariff } = topUp;
  const isUnderWay = outcome === "paying" || outcome === "crediting";
  const isPaid = outcome !== "paying" && outcome !== "failed";
  const page = inApp ? to.topUpInApp : tariff === "gogochina_001" ? to.topUpGogoChina : to.topUp;
  return (
    <div className="wrap topup topup-receipt">
      {isUnderWay && (
        <>
          {/* without JavaScript the page loads itself anew */}
          <noscript>
            <meta httpEquiv="refresh" content="5" />
          </noscript>
          <Signal />
        </>
      )}
      <output className="stack gap-3">
        <h1>{words.titles[outcome]}</h1>
        <p className="lede">{words.leads[outcome]}</p>
      </output>
      {outcome === "credited" && (
        <div className="topup-sea topup-rises">
          <Tide now={topUp.amount.amount} after={topUp.amount.amount + topUp.bonus.amount} />
        </div>
      )}
      <section className="panel panel-line stack gap-3">
        <h2>{words.receipt}</h2>
        <Receipt topUp={topUp} />
        {outcome === "credited" && <p className="kick">{pay.rule}</p>}
        {isPaid && (
          <p>
            <LinkButton to={topUpReceiptFile({ ...link, lang: language })} reloadDocument icon="download">
              {words.pdf}
            </LinkButton>
          </p>
        )}
      </section>
      {outcome === "failed" && (
        <LinkButton variant="go" to={page({ again: link.number, key: link.key })} reloadDocument>
          {words.again}
        </LinkButton>
      )}
      {(outcome === "credited" || outcome === "returned") && <LinkButton to={page()}>{words.more}</LinkButton>}
    </div>
  );
}

function Receipt({ topUp }: Pick<ResultPageProps, "topUp">) {
  const { facts } = useWords("top-up").result;
  const moneyText = useMoneyText();
  const { language } = useVisit();
  const day = useDay();
  const { number, masked, amount, bonus, charged, rate, askedAt, email, validUntil } = topUp;
  return (
    <Facts
      look="ruled"
      rows={[
        { name: facts.number, value: number },
        { name: facts.card, value: masked },
        { name: facts.amount, value: moneyText(amount) },
        ...(bonus.amount > 0 ? [{ name: facts.bonus, value: moneyText(bonus) }] : []),
        ...(charged ? [{ name: facts.charged, value: moneyText(charged) }] : []),
        ...(rate ? [{ name: facts.rate, value: rate }] : []),
        { name: facts.asked, value: momentText(askedAt, { zone: operatorZone }, language) },
        ...(email ? [{ name: facts.email, value: email }] : []),
        ...(validUntil ? [{ name: facts.validUntil, value: day(validUntil) }] : []),
      ]}
    />
  );
}
