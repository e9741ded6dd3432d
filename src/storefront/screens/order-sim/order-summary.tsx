import { honestLine } from "../../../features/catalogue/plans/plan-truth.ts";
import { dataAmount } from "../../../features/catalogue/plans/rules.ts";
import { plus, type Money } from "../../../kernel/money.ts";
import { spanText } from "../../../kernel/written-date.ts";
import { Facts } from "../../../ui/facts.tsx";
import { Figure } from "../../../ui/figure.tsx";
import { hueOf } from "../../../ui/mark.tsx";
import { Price } from "../../../ui/price.tsx";
import { Ticket } from "../../../ui/ticket.tsx";
import { useMoneyText } from "../../ground/visit/use-money-text.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { AreaArt } from "../../parts/drawings/area-art.tsx";
import type { Offer } from "./load.ts";
import type { Sum } from "./order-sum.ts";
import type { Promo } from "./promo.ts";

type OrderSummaryProps = { offer: Offer; quantity: number; sum: Sum; promo: Promo | undefined };

/**
 * What is being bought, always in sight: the plan with the truth about it, how many, and what that comes to (row O1).
 */
export function OrderSummary({ offer, quantity, sum, promo }: OrderSummaryProps) {
  const moneyText = useMoneyText();
  const { plan, way, days, unitPrice } = offer;
  const { ticket: words } = useWords("order");
  const checkout = useWords("checkout");
  const { language } = useVisit();
  const plans = useWords("plans");
  const { figure, unit } = dataAmount(plan.allowanceMb);
  const { postage, discount, total } = sum;
  const open = way === "physical" && !postage;
  const feeText = (fee: Money) => (fee.amount === 0 ? words.free : moneyText(fee));
  const [lowest] = offer.postage.map(({ fee }) => fee).toSorted((one, other) => one.amount - other.amount);
  return (
    <Ticket
      as="section"
      className={`order-summary hue-${hueOf(plan.area)}`}
      labelledBy="order-summary"
      art={
        <AreaArt
          area={plan.area}
          name={plan.areaName}
          about={way === "esim" ? plans.card.kinds[plan.kind] : checkout.ways[way]}
          id="order-summary"
        />
      }
      stub={
        <>
          <span className="strong">{words.total}</span>
          <div aria-live="polite">
            <Price
              amount={moneyText(total)}
              was={discount && { amount: moneyText(plus(total, discount)), label: plans.card.was }}
            >
              {open ? words.withoutPostage : words.taxes}
            </Price>
          </div>
        </>
      }
    >
      <Figure
        number={figure}
        unit={plan.kind === "day_pass" ? plans.card.aDay(unit, days) : plans.card.within(unit, days)}
      >
        {honestLine(plan, plans)}
      </Figure>
      <p className="kick">
        {way === "renewal" ? words.startsOnSim : plans.truth.starts[plan.startRule](plan.useByDays)}
      </p>
      <Facts
        rows={[
          { name: words.each, value: moneyText(unitPrice) },
          { name: words.quantity[way], value: `× ${quantity}` },
          ...(postage
            ? [
                { name: words.postage(postage.countryName), value: feeText(postage.fee) },
                { name: words.arrives, value: spanText({ from: postage.earliest, to: postage.latest }, language) },
              ]
            : []),
          ...(open ? [{ name: words.postageOpen, value: lowest ? words.postageFrom(feeText(lowest)) : "–" }] : []),
          ...(discount && promo ? [{ name: words.code(promo.code), value: `− ${moneyText(discount)}` }] : []),
        ]}
      />
    </Ticket>
  );
}
