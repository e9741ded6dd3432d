import { currencies, type Currency } from "../../../kernel/currency.ts";
import type { Costs, YuanRates } from "./plan-costs.ts";
import type { PlanRecord } from "./plan-rules.ts";
import { crossedOutTooHigh } from "./prior-price.ts";

export type PriceWarning =
  /** Changed by so many percent of what it was. */
  | { kind: "moved_far"; currency: Currency; percent: number }
  /** Above (or below) the price in yuan at today's rate by so many percent. */
  | { kind: "drifts"; currency: Currency; percent: number }
  /** A plan with at least as much data and time costs less. */
  | { kind: "dearer_than"; currency: Currency; code: string }
  /** Less than it costs us, in the same currency. */
  | { kind: "below_cost"; currency: Currency; cost: number }
  /** Crossed out, though it was cheaper within the last thirty days. */
  | { kind: "not_lowest"; currency: Currency; lowest: number };

type Besides = {
  former: PlanRecord | undefined;
  beside: readonly PlanRecord[];
  rates: YuanRates;
  costs?: Costs;
  /** Prices that ended within the last thirty days. */
  past?: ReadonlyMap<Currency, readonly number[]>;
};

const far = 30;
const drift = 10;

/** What a person may want and should have seen first; what is not allowed is a rule of the record. */
export function* priceWarnings(
  plan: PlanRecord,
  { former, beside, rates, costs = {}, past }: Besides,
): Iterable<PriceWarning> {
  for (const currency of currencies) {
    const { amount } = plan.prices[currency];
    const before = former?.prices[currency].amount;
    if (before !== undefined && before !== amount) {
      const percent = percentBetween(before, amount);
      if (Math.abs(percent) >= far) yield { kind: "moved_far", currency, percent };
    }
    const cost = costs[currency];
    if (cost !== undefined && amount < cost) yield { kind: "below_cost", currency, cost };
    const lowest = crossedOutTooHigh(plan.prices[currency], former?.prices[currency], past?.get(currency) ?? []);
    if (lowest !== null) yield { kind: "not_lowest", currency, lowest };
    const rate = rates[currency];
    if (rate !== undefined && currency !== "CNY") {
      const percent = percentBetween(plan.prices.CNY.amount, amount * rate);
      if (Math.abs(percent) >= drift) yield { kind: "drifts", currency, percent };
    }
    const better = beside.find((other) => isNoWorse(other, plan) && other.prices[currency].amount < amount);
    if (better) yield { kind: "dearer_than", currency, code: better.code };
  }
}

const percentBetween = (one: number, other: number): number => Math.round(((other - one) / one) * 100);

/** For the same place and sold in the same ways: as much data, for as long, and no slower afterwards. */
function isNoWorse(one: PlanRecord, other: PlanRecord): boolean {
  return (
    one.code !== other.code &&
    one.kind === other.kind &&
    one.scope === other.scope &&
    one.area === other.area &&
    other.ways.every((way) => one.ways.includes(way)) &&
    one.allowance_mb >= other.allowance_mb &&
    (one.days ?? 0) >= (other.days ?? 0) &&
    one.speed_after_kbps >= other.speed_after_kbps
  );
}
