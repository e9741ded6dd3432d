import type { Currency } from "../../../kernel/currency.ts";

export type Prices = Record<Currency, { amount: number; was: number | null }>;
export type Span = { from: Date; until: Date | null };

/**
 * Whether two changes of one plan get into each other's way: one begins or ends inside the other, so that it would be
 * unclear which price comes back. One for good is a moment, not a span: another one may come later.
 */
export function clash(one: Span, other: Span): boolean {
  const end = ({ from, until }: Span) => until?.getTime() ?? from.getTime() + 1;
  return one.from.getTime() < end(other) && other.from.getTime() < end(one);
}

/** Why a change will not do what was meant; the list names it while somebody can still mend it. */
type Trouble = "withdrawn" | "published_since";

type Coming = { state: string; prices: Prices; former: Prices };

/**
 * `published_since`: while it waits, the plan no longer costs what this was decided upon; while it runs, somebody has
 * published another price, which stays when it ends.
 */
export function troubleOf(
  { state, prices, former }: Coming,
  plan: { onSale: boolean; prices: Prices },
): Trouble | null {
  if (!plan.onSale) return "withdrawn";
  return isSame(plan.prices, state === "running" ? prices : former) ? null : "published_since";
}

export function isSame(one: Prices, other: Prices): boolean {
  return Object.entries(one).every(([currency, { amount, was }]) => {
    const beside = other[currency as Currency] as Prices[Currency] | undefined;
    return beside?.amount === amount && beside.was === was;
  });
}
