import type { PlanCard } from "../../features/plans/contract.ts";
import { needQuery, type Need } from "../../features/plans/need.ts";
import { PlanTicket } from "../../features/plans/plan-ticket.tsx";
import type { Served } from "../../features/plans/served-need.ts";
import { Icon } from "../../ui/icon.tsx";
import { Price } from "../../ui/price.tsx";
import { links } from "../links.ts";
import { useMoneyText } from "../visit/use-money-text.ts";
import { useVisit } from "../visit/visit.ts";
import { useWords } from "../visit/words.ts";
import { differenceText, misfitTexts } from "./served-words.ts";
import type { ShownShelf } from "./use-shelf.ts";

/** What the page lets a ticket do: open its coverage, be ticked for comparing. */
export type TicketHand = { onCoverage: (plan: PlanCard) => void; ticked: readonly string[]; onTick: (code: string, on: boolean) => void };

type ShelfTicketProps = TicketHand & { served: Served; shown: ShownShelf; as?: "li" | "article" };

/** A plan priced for the whole trip, with what it lacks, and what it costs beside the one we would take. */
export function ShelfTicket({ served, shown, ticked, onTick, onCoverage, as }: ShelfTicketProps) {
  const { language } = useVisit();
  const words = useWords("plans");
  const { card, tabs } = useWords("shelf");
  const { choices: { need, filters }, destination } = shown;
  const { plan } = served;
  const { planDetail } = links(language);
  const detail = planDetail({ code: plan.code, ...bought(served, need), country: plan.scope === "country" ? undefined : destination.iso2, way: filters.way === "esim" ? undefined : filters.way });
  return (
    <PlanTicket
      as={as}
      plan={plan}
      words={words}
      language={language}
      links={{ choose: detail, coverage: `${planDetail({ code: plan.code })}#coverage` }}
      trip={served.needed}
      here={destination.name}
      onCoverage={onCoverage}
      kind={filters.way === "esim" ? undefined : tabs[plan.kind]}
      price={<TripPrice served={served} need={need} />}
      below={
        <div className="ticket-below">
          <Remarks served={served} shown={shown} />
          <label className="check-line compare-tick">
            <input type="checkbox" name="compare" value={plan.code} form="compare-plans" checked={ticked.includes(plan.code)} onChange={(event) => onTick(plan.code, event.target.checked)} />
            <Icon name="check" />
            <span>{card.compare}</span>
          </label>
        </div>
      }
    />
  );
}

/** The order opens with what was priced here. */
export function bought({ days, plan }: Served, need: Need) {
  const { from, to, lands, leaves } = needQuery(need);
  return { days: plan.kind === "day_pass" ? days : undefined, quantity: need.people > 1 ? need.people : undefined, from, to, lands, leaves };
}

function TripPrice({ served: { total, was, off, perDay, perGb, days, plan }, need }: { served: Served; need: Need }) {
  const moneyText = useMoneyText();
  const words = useWords("plans").card;
  const { card } = useWords("shelf");
  return (
    <Price amount={moneyText(total)} was={was && { amount: moneyText(was), label: words.was }} off={off > 0 ? words.off(off) : undefined}>
      {card.for(plan.kind === "day_pass" ? days : need.days, need.people)}
      <br />
      {card.perDay(moneyText(perDay))} · {card.perGb(moneyText(perGb))}
    </Price>
  );
}

function Remarks({ served, shown: { choices: { need }, shelf: { best } } }: Pick<ShelfTicketProps, "served" | "shown">) {
  const { language } = useVisit();
  const words = useWords("shelf");
  const { plan, misfits, days, needed } = served;
  const { atLeast } = words.card;
  const difference = plan.scope !== "country" && misfits.length === 0 && served !== best ? differenceText(served, best, words, language) : undefined;
  const lacks = [...misfitTexts(served, need, words), ...(days > needed && plan.kind === "day_pass" ? [atLeast(days)] : [])];
  return (
    <>
      {difference && <p className="ticket-remark hue-cobalt"><Icon name="ticket" size="small" />{difference}</p>}
      {lacks.map((text) => <p key={text} className="ticket-remark hue-gilt"><Icon name="triangle-alert" size="small" />{text}</p>)}
    </>
  );
}
