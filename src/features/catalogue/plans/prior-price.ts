import type { Currency } from "../../../kernel/currency.ts";

type Prices = Record<Currency, { amount: number; was: number | null }>;

/** A price counts as one of before for so many days (directive 98/6/EC, article 6a). */
export const priorDays = 30;

/** Where a price is crossed out that was not the lowest. */
export function crossedOutTooHigh(
  now: Prices[Currency],
  former: Prices[Currency] | undefined,
  past: readonly number[],
): number | null {
  const lowest = lowestPrior(now, former, past);
  return lowest !== null && now.was! > lowest ? lowest : null;
}

/**
 * The lowest price of the thirty days before, where a reduction is announced anew: a price crossed out must be no higher.
 * A reduction that goes on, also to a lower price, keeps the price of before its beginning (article 6a, paragraph 5).
 * `past`: amounts that ended within those days. Null: nothing to hold it against.
 */
function lowestPrior(
  now: Prices[Currency],
  former: Prices[Currency] | undefined,
  past: readonly number[],
): number | null {
  if (now.was === null || !former || goesOn(now, former)) return null;
  return Math.min(former.amount, ...past);
}

const goesOn = (now: Prices[Currency], former: Prices[Currency]): boolean =>
  former.was !== null && now.amount <= former.amount && now.was! <= former.was;
