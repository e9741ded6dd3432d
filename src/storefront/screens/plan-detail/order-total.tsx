import type { PlanCard } from "../../../features/catalogue/plans/contract.ts";
import type { PlanPageWords } from "../../../features/catalogue/plans/plan-words.ts";
import { RefundPromise } from "../../../features/catalogue/plans/refund-promise.tsx";
import { unitPrice } from "../../../features/catalogue/plans/rules.ts";
import { percentOff, times } from "../../../kernel/money.ts";
import { Button } from "../../../ui/button.tsx";
import { Price } from "../../../ui/price.tsx";
import { links } from "../../ground/links.ts";
import { useMoneyText } from "../../ground/visit/use-money-text.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import type { Way } from "./way-choice.tsx";

type Choice = { way: Way; days: number; quantity: number };

type OrderTotalProps = {
  plan: PlanCard;
  /** Not given while what is written in the fields is not sold. */
  choice: Choice | undefined;
  words: PlanPageWords;
  /** Not sold to who is where the visitor is, as the notice above says. */
  refused: boolean;
};

/** What the choice costs in all, with the price that it is made of. */
export function OrderTotal({ plan, choice, words, refused }: OrderTotalProps) {
  const { language } = useVisit();
  const { buy } = words.detail;
  return (
    <>
      <div aria-live="polite">{choice && <Total plan={plan} choice={choice} words={words} />}</div>
      <noscript>
        <Button
          type="submit"
          name="code"
          value={plan.code}
          formAction={links(language).planDetail({ code: plan.code }).split("?")[0]}
        >
          {buy.update}
        </Button>
      </noscript>
      {refused ? (
        <p className="kick">{buy.refused}</p>
      ) : (
        <Button type="submit" variant="go" icon="arrow-right">
          {buy.checkout[choice?.way ?? "esim"]}
        </Button>
      )}
    </>
  );
}

function Total({
  plan,
  choice: { way, days, quantity: chosen },
  words: {
    detail: { buy, refund },
    card,
    perDay,
  },
}: Pick<OrderTotalProps, "plan" | "words"> & { choice: Choice }) {
  const moneyText = useMoneyText();
  const quantity = way === "renewal" ? 1 : chosen;
  const total = times(unitPrice(plan, days), quantity);
  const before = plan.was && times(unitPrice({ kind: plan.kind, price: plan.was }, days), quantity);
  const off = percentOff(total.amount, before?.amount);
  return (
    <>
      <Price
        size="large"
        amount={moneyText(total)}
        was={before && off > 0 ? { amount: moneyText(before), label: card.was } : undefined}
        off={off > 0 ? card.off(off) : undefined}
      >
        {buy.what(plan.kind === "fixed" ? (plan.days ?? 1) : days, buy.units[way](quantity))}
      </Price>
      <RefundPromise plan={plan} way={way} words={refund} />
      {plan.kind === "day_pass" && days * quantity > 1 && <p className="kick">{perDay(moneyText(plan.price))}</p>}
    </>
  );
}
