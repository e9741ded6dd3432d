import type { Selectable } from "kysely";
import type { PlanRow } from "../../../platform/database/tables.ts";
import { dailyNeedMb, slowDoes, withSpare, type Habit } from "./daily-need.ts";
import type { Need } from "./itinerary.ts";
import { planClock, type PlanClock } from "./plan-clock.ts";

type Facts =
  | "code"
  | "kind"
  | "scope"
  | "area"
  | "countries"
  | "allowance_mb"
  | "days"
  | "min_days"
  | "max_days"
  | "speed_after_kbps"
  | "start_rule"
  | "day_rule"
  | "day_zone"
  | "hotspot";
/** A plan on sale with its price in minor units: of one day for a day pass, else of the whole. */
export type SoldPlan = Pick<Selectable<PlanRow>, Facts> & { amount: number };

export type Wish = {
  habits: readonly Habit[];
  /** Whether going on slowly after the allowance is good enough. */
  slowIsEnough: boolean;
  /** How many share one eSIM by its hotspot; else 1. */
  sharing: number;
  /**
   * What one more eSIM counts in the choice, in minor units, beside its price: changing the line abroad is not worth saving a
   * coin.
   */
  changing: number;
};

/**
 * The needs of a trip, in order, and which of them each stay has; each country is a bit, so that what a plan covers is
 * one number.
 */
export type Trip = {
  needs: readonly Need[];
  stays: readonly { first: number; last: number }[];
  bits: readonly number[];
  wish: Wish;
};

/** What a plan is on this trip. */
export type Offer = {
  plan: SoldPlan;
  /** The countries of the trip that it covers. */
  covers: number;
  /** On how many days it holds the data that is needed; a day pass on all. */
  holds: number;
  /** The most days that it runs, and the fewest that are sold. */
  runs: number;
  least: number;
  /**
   * Of its days those lost before the first day: a plan that starts when it is installed is installed the day before.
   */
  lost: 0 | 1;
  clock: PlanClock;
  /** `changing` of the wish. */
  changing: number;
};

export function tripOf(all: readonly Need[], wish: Wish): Trip {
  const places = [...new Set(all.map(({ stay }) => stay))];
  // stays without a need of their own leave no gap in the numbers
  const needs = all.map((need) => ({ ...need, stay: places.indexOf(need.stay) }));
  const stays = places.map((_, stay) => ({
    first: needs.findIndex((need) => need.stay === stay),
    last: needs.findLastIndex((need) => need.stay === stay),
  }));
  const countries = [...new Set(needs.map(({ iso2 }) => iso2))];
  return { needs, stays, bits: needs.map(({ iso2 }) => 1 << countries.indexOf(iso2)), wish };
}

/** The plans that can serve at least one need of the trip. */
export function offersFor(trip: Trip, plans: readonly SoldPlan[]): Offer[] {
  const bitOf = new Map(trip.needs.map(({ iso2 }, at) => [iso2, trip.bits[at]!]));
  const clocks = new Map<string | null, PlanClock>();
  const clockOf = (zone: string | null) => clocks.getOrInsertComputed(zone, () => planClock(trip.needs, zone));
  const offers: Offer[] = [];
  for (const plan of plans) {
    let covers = 0;
    for (const iso2 of plan.countries) covers |= bitOf.get(iso2) ?? 0;
    const holds = covers === 0 ? 0 : daysHeld(plan, trip.wish);
    // what starts when it is bought cannot be bought today for a later day
    if (holds === 0 || plan.start_rule === "purchase") continue;
    const lost = plan.start_rule === "installation" ? 1 : 0;
    const runs = ((plan.kind === "fixed" ? plan.days : plan.max_days) ?? 1) - lost;
    if (runs < 1) continue;
    offers.push({
      plan,
      covers,
      holds,
      runs,
      least: plan.min_days ?? 1,
      lost,
      clock: clockOf(plan.day_rule === "calendar_day" ? plan.day_zone : null),
      changing: trip.wish.changing,
    });
  }
  return offers;
}

/** Whether the plan can serve this need, be it no other one. */
export function servesAlone({ bits }: Trip, { covers, clock, runs }: Offer, need: number): boolean {
  return (covers & bits[need]!) !== 0 && clock.days(need, need) <= runs;
}

/**
 * On how many days a plan gives all the data that is wished: at full speed, or slowly where that is good enough. Of a
 * package an eighth stays spare, for the day on which more is used than was thought; a pass is full again the next
 * morning.
 */
export function daysHeld(
  {
    kind,
    allowance_mb,
    speed_after_kbps,
    hotspot,
  }: Pick<SoldPlan, "kind" | "allowance_mb" | "speed_after_kbps" | "hotspot">,
  { habits, slowIsEnough, sharing }: Wish,
): number {
  const tethers = sharing > 1 || habits.includes("hotspot");
  if (tethers && hotspot === "no") return 0;
  const stillTethers = !tethers || hotspot === "yes";
  if (slowIsEnough && sharing === 1 && stillTethers && slowDoes(habits, speed_after_kbps)) return Infinity;
  const needed = dailyNeedMb(habits) * sharing;
  return kind === "day_pass"
    ? allowance_mb >= needed
      ? Infinity
      : 0
    : Math.floor(allowance_mb / (needed * withSpare));
}
