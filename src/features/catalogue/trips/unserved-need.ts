import { daysHeld, servesAlone, type Offer, type SoldPlan, type Trip } from "./offer.ts";

/** A need that no plan serves: none works there, none may be shared, or none has that much data a day. */
export type Unserved = { need: number; why: "no_plan" | "no_hotspot" | "too_much_data" };

export function unservedNeeds(trip: Trip, offers: readonly Offer[], plans: readonly SoldPlan[]): Unserved[] {
  const { needs, wish } = trip;
  return needs.flatMap(({ iso2 }, need): Unserved[] => {
    const served = offers.some((offer) => servesAlone(trip, offer, need));
    if (served) return [];
    const there = plans.filter(({ countries, start_rule }) => start_rule !== "purchase" && countries.includes(iso2));
    // the data would do, but the plan cannot run there on that day
    if (there.length === 0 || there.some((plan) => daysHeld(plan, wish) > 0)) return [{ need, why: "no_plan" }];
    const refusesSharing = there.some(
      (plan) => plan.hotspot === "no" && daysHeld({ ...plan, hotspot: "yes" }, wish) > 0,
    );
    return [{ need, why: refusesSharing ? "no_hotspot" : "too_much_data" }];
  });
}
