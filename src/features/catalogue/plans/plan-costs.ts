import { currencies, type Currency } from "../../../kernel/currency.ts";

/** What one of each currency is worth in yuan, by the shop's rates. */
export type YuanRates = Partial<Record<Currency, number>>;
export type Cost = { amount: number; currency: Currency };
export type Costs = Partial<Record<Currency, number>>;

/** What a plan costs us, in each currency that there is a rate for. */
export function costInEach({ amount, currency }: Cost, rates: YuanRates): Costs {
  const worth = (one: Currency): number | undefined => (one === "CNY" ? 1 : rates[one]);
  const yuan = currency === "CNY" ? amount : amount * (rates[currency] ?? Number.NaN);
  return Object.fromEntries(
    currencies.flatMap((one) => {
      const minor = one === currency ? amount : Math.round(yuan / (worth(one) ?? Number.NaN));
      return Number.isFinite(minor) ? [[one, minor]] : [];
    }),
  );
}

/** What of a price is left, in whole per cent; below zero it costs us more than it brings. */
export const marginOf = (price: number, cost: number): number => Math.floor(((price - cost) / price) * 100);

/** Where the least is left. */
export function leastMargin(
  prices: Record<Currency, { amount: number }>,
  costs: Costs,
): { currency: Currency; percent: number } | null {
  const margins = currencies.flatMap((currency) => {
    const cost = costs[currency];
    return cost === undefined ? [] : [{ currency, percent: marginOf(prices[currency].amount, cost) }];
  });
  return margins.toSorted((one, other) => one.percent - other.percent)[0] ?? null;
}
