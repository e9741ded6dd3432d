import { money, plus, type Money } from "../../../kernel/money.ts";
import type { Terms } from "./load.ts";

/**
 * What a choice of SIMs brings, by the terms from the server; the server decides by the same rule when it is
 * asked.
 */
type RefundPreview = { positions: number[]; decision: "at_once" | "review"; amount: Money };

/** Nothing when a SIM cannot be refunded, or none is chosen. */
export function refundPreview(
  { sims, together, total }: Pick<Terms, "sims" | "together" | "total">,
  chosen: readonly number[],
): RefundPreview | undefined {
  const possible = sims.filter(({ answer }) => answer !== "no");
  const mine = possible.filter(({ position }) => chosen.includes(position));
  if (mine.length === 0 || mine.length !== chosen.length) return undefined;
  const all = mine.length === possible.length;
  const atOnce = mine.every(({ answer }) => answer === "at_once") && (!together || all);
  const amount = all ? total : mine.map(({ back }) => back).reduce(plus, money(0, total.currency));
  return { positions: mine.map(({ position }) => position), decision: atOnce ? "at_once" : "review", amount };
}
