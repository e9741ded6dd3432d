import { spacedIccid } from "../../../kernel/iccid.ts";
import { money } from "../../../kernel/money.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { gigabytesFor, prepaidCurrency } from "../../../kernel/prepaid-tariff.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { momentText } from "../../../kernel/written-time.ts";
import { dateAt } from "../../../kernel/zoned-time.ts";
import { Button } from "../../../ui/button.tsx";
import { Facts } from "../../../ui/facts.tsx";
import { useMoneyText } from "../../ground/visit/use-money-text.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { Card, Opened } from "./load.ts";
import { Tide } from "./tide.tsx";

type BalanceCardProps = {
  opened: Pick<Opened, "tariff" | "offers">;
  card: Card | undefined;
  /** What is chosen, with its bonus, in minor units; 0: nothing so far. */
  adds: { amount: number; bonus: number };
  /** It is being looked up. */
  isLooking: boolean;
  busy: boolean;
};

export function useDay(): (moment: string) => string {
  const { language } = useVisit();
  return (moment) => dateText(dateAt(Date.parse(moment), operatorZone), language);
}

/** The balance is the picture: choosing an amount raises it before anybody pays. */
export function BalanceCard({ opened: { tariff, offers }, card, adds, isLooking, busy }: BalanceCardProps) {
  const { card: words } = useWords("top-up");
  const moneyText = useMoneyText();
  const { language } = useVisit();
  const day = useDay();
  const sum = (amount: number) => moneyText(money(amount, prepaidCurrency));
  const added = adds.amount + adds.bonus;
  const least = card?.balance?.amount ?? card?.band.from ?? 0;
  const until = card?.validUntil && card.validUntil > offers.validUntil ? card.validUntil : offers.validUntil;
  const was = card?.validUntil && card.validUntil !== until ? card.validUntil : null;
  const span = (plus: number) => {
    if (!card) return added > 0 ? `+ ${sum(added)}` : "";
    if (card.balance) return sum(card.balance.amount + plus);
    const { from, below } = card.band;
    if (from === 0) return plus > 0 ? sum(plus) : words.nothing;
    return below === null ? words.from(sum(from + plus)) : words.between(sum(from + plus), sum(below + plus));
  };
  return (
    <>
      <section className="topup-card" aria-label={words.label}>
        <div className="topup-card-words" aria-live="polite">
          <p className="kick">{card && added === 0 ? words.label : words.after}</p>
          {isLooking ? (
            <p className="topup-sum">
              <span className="vh">{words.loading}</span>
              <span className="skeleton topup-sum-waits" />
            </p>
          ) : card || added > 0 ? (
            <p className={card?.balance || !card ? "topup-sum" : "topup-sum topup-sum-band"}>{span(added)}</p>
          ) : (
            <p className="topup-sum topup-sum-none">{words.none}</p>
          )}
          <p className="strong topup-bonus">{adds.bonus > 0 && words.bonus(sum(adds.bonus))}</p>
        </div>
        <div className="topup-sea">
          {isLooking ? <Tide now={1} after={2} /> : <Tide now={least} after={Math.max(least + added, 10_000)} />}
          {card && added > 0 && !isLooking && <p>{words.now(span(0))}</p>}
        </div>
        <div className="topup-card-facts">
          <Facts
            rows={[
              { name: words.facts.validUntil, value: <Validity until={until} was={isLooking ? null : was} /> },
              { name: words.facts.buys, value: added > 0 ? words.enough(gigabytesFor(added, tariff)) : "–" },
              {
                name: words.facts.card,
                value: isLooking ? <span className="skeleton skeleton-text" /> : card ? spacedIccid(card.iccid) : "–",
              },
            ]}
          />
          {!isLooking && card?.state === "lapsed" && card.validUntil && <p>{words.lapsed(day(card.validUntil))}</p>}
        </div>
      </section>
      <p className="kick topup-asof">
        {card ? (
          <>
            <Button type="submit" name="ask" value="card" formNoValidate size="small" icon="refresh-cw" busy={busy}>
              {words.refresh}
            </Button>{" "}
            {words.asOf(momentText(card.asOf, { zone: operatorZone }, language))}
            {card.balance === null && <> · {words.exact}</>}
          </>
        ) : (
          words.live
        )}
      </p>
    </>
  );
}

function Validity({ until, was }: { until: string; was: string | null }) {
  const { was: so } = useWords("top-up").card.facts;
  const day = useDay();
  return (
    <>
      <b>{day(until)}</b>{" "}
      {was && (
        <small className="topup-was">
          <span className="vh">{so} </span>
          <s>{day(was)}</s>
        </small>
      )}
    </>
  );
}
