import type { sides } from "../../parts/price-cells.ts";
import { asAmount } from "../../parts/typed-values.ts";

type Side = (typeof sides)[number];
export type CellProblem = "amount" | "above";

/** `15` and `15.00` are one price. */
export const isChanged = (typed: string, published: string): boolean => read(typed) !== read(published);

/** What can be said of a cell while it is typed into; the rules of the plan judge it when it is looked through. */
export function cellProblem(side: Side, typed: Record<Side, string>): CellProblem | undefined {
  const own = typed[side].trim();
  if (side === "was" && own === "") return undefined;
  const [value, amount] = [read(own), read(typed.amount)];
  if (typeof value !== "number" || value === 0) return "amount";
  return side === "was" && typeof amount === "number" && value <= amount ? "above" : undefined;
}

const read = (typed: string): number | string => asAmount(typed.trim());

type Count = { prices: number; plans: number; wrong: number };
type CountTexts = { unchanged: string; one: string; onePlan: string; plans: string; mend: string };

/** "14 prices of 5 plans changed, 2 to mend": the same from the server and in the browser. */
export function countText({ prices, plans, wrong }: Count, texts: CountTexts): string {
  if (prices === 0 && wrong === 0) return texts.unchanged;
  const text = prices === 1 ? texts.one : plans === 1 ? texts.onePlan : texts.plans;
  const whole = wrong > 0 ? text + texts.mend : text;
  return filled(whole, { prices, plans, wrong });
}

/** A text with its numbers, e.g. `{count} cells`. */
export const filled = (text: string, numbers: Record<string, number>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(numbers[name]));
