import { currencies, type Currency } from "../../../kernel/currency.ts";
import { costInEach, type Cost, type YuanRates } from "./plan-costs.ts";
import type { PlanRecord } from "./plan-rules.ts";

type Changed = { former: PlanRecord; plan: PlanRecord };
type Sold = { plan_code: string; currency: Currency; units: number };

type SalesEffect = {
  /** What was sold in the last weeks at the prices of before and of then, discounts left out; by currency. */
  sales: { currency: Currency; before: number; after: number }[];
  /** In whole per cent of those sales in yuan, where the cost of each plan that was sold is known. */
  margin: { before: number; after: number } | null;
  /** How much more has to be sold, in whole per cent, to earn as much; null where nothing is earned any more. */
  breakEven: number | null;
};

/** What the change of prices means, if just as much is sold as in the last weeks. */
export function salesEffect(
  changed: readonly Changed[],
  sold: readonly Sold[],
  { costs, rates }: { costs: ReadonlyMap<string, Cost>; rates: YuanRates },
): SalesEffect {
  const of = new Map(changed.map((one) => [one.plan.code, one]));
  const lines = sold.flatMap(({ plan_code, currency, units }) => {
    const change = of.get(plan_code);
    if (!change) return [];
    const cost = costs.get(plan_code);
    return [
      {
        currency,
        before: units * change.former.prices[currency].amount,
        after: units * change.plan.prices[currency].amount,
        cost: cost ? units * (costInEach(cost, rates)[currency] ?? Number.NaN) : Number.NaN,
        yuan: currency === "CNY" ? 1 : (rates[currency] ?? Number.NaN),
      },
    ];
  });
  const sales = currencies.flatMap((currency) => {
    const own = lines.filter((line) => line.currency === currency);
    const total = (side: "before" | "after") => own.reduce((sum, line) => sum + line[side], 0);
    return own.length === 0 ? [] : [{ currency, before: total("before"), after: total("after") }];
  });
  const inYuan = (side: "before" | "after" | "cost") => lines.reduce((sum, line) => sum + line[side] * line.yuan, 0);
  const [before, after, cost] = [inYuan("before"), inYuan("after"), inYuan("cost")];
  if (lines.length === 0 || Number.isNaN(cost)) return { sales, margin: null, breakEven: null };
  const part = (revenue: number) => Math.floor(((revenue - cost) / revenue) * 100);
  const isEarning = after > cost && before > cost;
  return {
    sales,
    margin: { before: part(before), after: part(after) },
    breakEven: isEarning ? Math.ceil(((before - cost) / (after - cost) - 1) * 100) : null,
  };
}
