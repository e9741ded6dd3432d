import { money, times, type Money } from "../../../kernel/money.ts";
import type { PlanCard } from "./contract.ts";
import { megabytesADay, type DataWish, type Need } from "./need.ts";
import { daysNeeded, type Journey } from "./plan-days.ts";
import { tripPrice } from "./trip-price.ts";

/** Why a plan does not do what is needed. */
type Misfit = "ends_before" | "too_little" | "too_slow";

/** A plan, bought for the whole trip and everybody on it. Data in MB for one person. */
export type Served = {
  plan: PlanCard;
  /** The days that are bought, and the plan's own days that the trip takes. */
  days: number;
  needed: number;
  total: Money;
  /** What it would cost without the discount; `off` in whole per cent, 0 without one. */
  was: Money | undefined;
  off: number;
  /** Of the trip, for everybody: half up to whole minor units. */
  perDay: Money;
  /** For a gigabyte at full speed. */
  perGb: Money;
  fullSpeedMb: number;
  misfits: Misfit[];
};

/** With `journey` the days are counted by the plan's own clock, without it by the days of the trip. */
export function serve(plan: PlanCard, need: Need, journey?: Journey): Served {
  const needed = journey ? daysNeeded(plan, journey) : need.days;
  const one = tripPrice(plan, needed);
  const days = one.days ?? needed;
  const total = times(one.price, need.people);
  const fullSpeedMb = plan.kind === "day_pass" ? plan.allowanceMb * days : plan.allowanceMb;
  return {
    plan,
    days,
    needed,
    total,
    was: one.was && times(one.was, need.people),
    off: one.off,
    perDay: divided(total, need.days),
    perGb: divided(times(total, 1024), fullSpeedMb * need.people),
    fullSpeedMb,
    misfits: misfitsOf(plan, need, { enough: one.misfit !== "ends_before", fullSpeedMb }),
  };
}

function misfitsOf(
  plan: PlanCard,
  need: Need,
  { enough, fullSpeedMb }: { enough: boolean; fullSpeedMb: number },
): Misfit[] {
  return [
    ...(enough ? [] : (["ends_before"] as const)),
    ...(hasEnoughData(plan, need, fullSpeedMb) ? [] : (["too_little"] as const)),
    ...(plan.speedAfterKbps >= need.leastSpeedKbps ? [] : (["too_slow"] as const)),
  ];
}

/** A habit must fit into every day of a pass; a package only as a whole. */
function hasEnoughData({ kind, allowanceMb }: PlanCard, { data, days }: Need, fullSpeedMb: number): boolean {
  if (kind === "day_pass" && typeof data === "string") return allowanceMb >= perDayMb(data);
  return fullSpeedMb >= (typeof data === "number" ? data * 1024 : perDayMb(data) * days);
}

const perDayMb = (data: Exclude<DataWish, number>) => (data === "any" ? 0 : megabytesADay[data]);

function divided({ amount, currency }: Money, by: number): Money {
  return money(Math.round(amount / by), currency);
}
