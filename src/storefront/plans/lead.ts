import { formatMoney } from "../../kernel/money.ts";
import { amountText } from "../../features/plans/plan-truth.ts";
import type { PlanWords } from "../../features/plans/plan-words.ts";
import type { Offer } from "./offer.ts";

/** `day passes from $1.79 a day, packages from $1.49 for 500 MB`: a price never without what it buys. */
export function leadOf({ cheapest: { day_pass, fixed } }: Offer, { list, and }: PlanWords): string {
  const parts = [
    day_pass && list.fromPass(formatMoney(day_pass.price)),
    fixed && list.fromPackage(formatMoney(fixed.price), amountText(fixed)),
  ];
  return and(parts.filter((part) => part !== undefined));
}
