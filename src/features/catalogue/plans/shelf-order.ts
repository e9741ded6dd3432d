import { planScopes } from "../../../kernel/plan-terms.ts";
import type { Served } from "./served-need.ts";

/** The least for the trip, the least for a gigabyte, the most data at full speed, the fastest afterwards. */
export const sortings = ["price", "gb", "data", "speed"] as const;
export type Sorting = (typeof sortings)[number];

const by: Record<Sorting, (one: Served, other: Served) => number> = {
  price: (one, other) => one.total.amount - other.total.amount,
  gb: (one, other) => one.perGb.amount - other.perGb.amount,
  data: (one, other) => other.fullSpeedMb - one.fullSpeedMb,
  speed: (one, other) => other.plan.speedAfterKbps - one.plan.speedAfterKbps,
};

/**
 * What is equal in the one is put in order by the others: cheaper, more data, faster afterwards, made for the place
 * alone.
 */
export function inOrderOf(sorting: Sorting) {
  return (one: Served, other: Served): number =>
    by[sorting](one, other) ||
    by.price(one, other) ||
    by.data(one, other) ||
    by.speed(one, other) ||
    planScopes.indexOf(one.plan.scope) - planScopes.indexOf(other.plan.scope) ||
    (one.plan.code < other.plan.code ? -1 : 1);
}

/**
 * The one plan that we would take: the cheapest that can be ordered here and does all that is needed (days, data, speed
 * afterwards). Of two at one price the one with more data, then the faster, then the one made for the place alone.
 */
export function recommended(served: readonly Served[]): Served | undefined {
  return served
    .filter(({ misfits, plan }) => misfits.length === 0 && plan.ways.includes("esim"))
    .toSorted(inOrderOf("price"))[0];
}
