import { formatMoney, percentOff, times } from "../../kernel/money.ts";
import type { PlanCard } from "../../features/plans/contract.ts";
import { unitPrice } from "../../features/plans/rules.ts";
import { Button } from "../../ui/button.tsx";
import { Price } from "../../ui/price.tsx";
import { links } from "../links.ts";
import { useVisit } from "../visit/visit.ts";
import type { PlanPageWords } from "../../features/plans/plan-words.ts";

type OrderTotalProps = {
  plan: PlanCard;
  /** Not given while what is written in the fields is not sold. */
  choice: { days: number; quantity: number } | undefined;
  words: PlanPageWords;
};

/** What the choice costs in all, with the price that it is made of. */
export function OrderTotal({ plan, choice, words }: OrderTotalProps) {
  const { language } = useVisit();
  const { buy } = words.detail;
  return (
    <>
      <div aria-live="polite">
        {choice && <Total plan={plan} choice={choice} words={words} />}
      </div>
      <noscript>
        <Button type="submit" name="code" value={plan.code} formAction={links(language).planDetail({ code: plan.code }).split("?")[0]}>
          {buy.update}
        </Button>
      </noscript>
      <Button type="submit" variant="go" icon="arrow-right">{buy.checkout}</Button>
    </>
  );
}

function Total({ plan, choice: { days, quantity }, words: { detail: { buy }, card, perDay } }: OrderTotalProps & { choice: { days: number; quantity: number } }) {
  const total = times(unitPrice(plan, days), quantity);
  const before = plan.was && times(unitPrice({ kind: plan.kind, price: plan.was }, days), quantity);
  const off = percentOff(total.amount, before?.amount);
  return (
    <>
      <Price
        size="large"
        amount={formatMoney(total)}
        was={before && off > 0 ? { amount: formatMoney(before), label: card.was } : undefined}
        off={off > 0 ? card.off(off) : undefined}
      >
        {buy.what(plan.kind === "fixed" ? (plan.days ?? 1) : days, quantity)}
      </Price>
      {plan.kind === "day_pass" && days * quantity > 1 && <p className="kick">{perDay(formatMoney(plan.price))}</p>}
    </>
  );
}
