import type { PlanCard } from "../../../features/catalogue/plans/contract.ts";
import { amountText } from "../../../features/catalogue/plans/plan-truth.ts";
import type { PlanWords } from "../../../features/catalogue/plans/plan-words.ts";
import type { Language } from "../../../kernel/language.ts";
import { formatMoney } from "../../../kernel/money.ts";
import type { Areas } from "../../ground/visit/words.ts";

/**
 * What can be ordered there in all, whatever is asked: `42 plans`, `day passes from $1.79 a day, packages from $1.49
 * for 500 MB`.
 */
export function leadOf(
  all: readonly PlanCard[],
  { and }: PlanWords,
  shelf: Areas["shelf"],
  language: Language,
): { plans: number; from: string } {
  const esims = all.filter(({ ways }) => ways.includes("esim"));
  const cheapest = (kind: PlanCard["kind"]) =>
    esims.filter((plan) => plan.kind === kind).toSorted((one, other) => one.price.amount - other.price.amount)[0];
  const [pass, fixed] = [cheapest("day_pass"), cheapest("fixed")];
  const parts = [
    pass && shelf.fromPass(formatMoney(pass.price, language)),
    fixed && shelf.fromPackage(formatMoney(fixed.price, language), amountText(fixed)),
  ];
  return { plans: esims.length, from: and(parts.filter((part) => part !== undefined)) };
}
