import { formatMoney, times } from "../../kernel/money.ts";
import { honestLine } from "../../features/plans/plan-truth.ts";
import { dataAmount } from "../../features/plans/rules.ts";
import { Facts } from "../../ui/facts.tsx";
import { Figure } from "../../ui/figure.tsx";
import { Price } from "../../ui/price.tsx";
import { Ticket } from "../../ui/ticket.tsx";
import { useWords } from "../visit/words.ts";
import { AreaArt } from "./area-art.tsx";
import type { Offer } from "./order-offer.ts";
import { hueOf } from "../../ui/mark.tsx";

/** What is being bought, always in sight: the plan with the truth about it, how many, and what that comes to (row O1). */
export function OrderSummary({ offer, quantity }: { offer: Offer; quantity: number }) {
  const { plan, days, unitPrice } = offer;
  const { ticket: words } = useWords("order");
  const plans = useWords("plans");
  const { figure, unit } = dataAmount(plan.allowanceMb);
  return (
    <Ticket
      as="section"
      className={`order-summary hue-${hueOf(plan.area)}`}
      labelledBy="order-summary"
      art={<AreaArt area={plan.area} name={plan.areaName} about={plans.card.kinds[plan.kind]} id="order-summary" />}
      stub={
        <>
          <span className="strong">{words.total}</span>
          <Price amount={formatMoney(times(unitPrice, quantity))}>{words.taxes}</Price>
        </>
      }
    >
      {plan.kind === "day_pass" ? (
        <Figure number={String(days)} unit={words.dayUnit(days)}>{honestLine(plan, plans)}</Figure>
      ) : (
        <Figure number={figure} unit={plans.card.within(unit, days)}>{honestLine(plan, plans)}</Figure>
      )}
      <p className="kick">{plans.truth.starts[plan.startRule](plan.useByDays)}</p>
      <Facts
        rows={[
          { name: words.each, value: formatMoney(unitPrice) },
          { name: words.quantity, value: `× ${quantity}` },
        ]}
      />
    </Ticket>
  );
}
