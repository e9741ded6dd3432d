import type { Language } from "../../../kernel/language.ts";
import { formatMoney, type Money } from "../../../kernel/money.ts";
import { Price } from "../../../ui/price.tsx";
import type { PlanCard } from "./contract.ts";
import type { PlanWords } from "./plan-words.ts";
import { comparePrices } from "./rules.ts";
import type { TripPrice } from "./trip-price.ts";

/**
 * What a ticket costs and what that buys: the trip with its price per day, or the package with its price per gigabyte.
 */
export function PlanPrice({
  plan,
  cost,
  words,
  language,
}: {
  plan: PlanCard;
  cost: TripPrice;
  words: PlanWords;
  language: Language;
}) {
  const { card, perDay, perGb } = words;
  const moneyText = (amount: Money) => formatMoney(amount, language);
  const compared = comparePrices(plan);
  return (
    <Price
      amount={moneyText(cost.price)}
      was={cost.was && { amount: moneyText(cost.was), label: card.was }}
      off={cost.off > 0 ? card.off(cost.off) : undefined}
    >
      {plan.kind === "fixed" && perGb(moneyText(compared.perGb))}
      {plan.kind === "day_pass" &&
        (cost.days
          ? `${card.forDays(cost.days)} · ${perDay(moneyText(plan.price))}`
          : card.perDayFrom(plan.minDays ?? 1, plan.maxDays ?? 1))}
    </Price>
  );
}
