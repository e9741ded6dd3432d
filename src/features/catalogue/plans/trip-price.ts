import { percentOff, times, type Money } from "../../../kernel/money.ts";
import type { PlanCard } from "./contract.ts";

export type TripPrice = {
  /** The days that the price is for; `undefined`: a day pass whose days are not chosen, so of one day. */
  days: number | undefined;
  price: Money;
  was: Money | undefined;
  /** Whole per cent, 0 without a discount. */
  off: number;
  /** Why it is not quite the trip that was asked for. */
  misfit?: "ends_before" | "at_least";
};

type Sold = Pick<PlanCard, "kind" | "price" | "was" | "days" | "minDays" | "maxDays">;

/**
 * What a plan costs on a trip of so many days: the nearest number of days that it is sold for, and whether that is
 * enough.
 */
export function tripPrice(plan: Sold, trip: number | undefined): TripPrice {
  const off = percentOff(plan.price.amount, plan.was?.amount);
  const was = off > 0 ? (plan.was ?? undefined) : undefined;
  if (plan.kind === "fixed") {
    const days = plan.days ?? undefined;
    return {
      days,
      price: plan.price,
      was,
      off,
      misfit: trip !== undefined && days !== undefined && days < trip ? "ends_before" : undefined,
    };
  }
  if (trip === undefined) return { days: undefined, price: plan.price, was, off };
  const days = Math.min(Math.max(trip, plan.minDays ?? 1), plan.maxDays ?? trip);
  return { days, price: times(plan.price, days), was: was && times(was, days), off, misfit: misfitOf(days, trip) };
}

function misfitOf(sold: number, trip: number): TripPrice["misfit"] {
  if (sold === trip) return undefined;
  return sold < trip ? "ends_before" : "at_least";
}

/** Longer than any plan of the shop: what is above is a typing error. */
export const longestTrip = 365;

/** Reads `?days=7`; anything that is no number of days counts as not asked. */
export function tripDays(written: string | null): number | undefined {
  const days = /^\d{1,3}$/.test(written ?? "") ? Number(written) : 0;
  return days >= 1 && days <= longestTrip ? days : undefined;
}
