import { daysTaken, priceOf, type Use } from "./cover.ts";
import { dailyNeedMb } from "./daily-need.ts";
import type { Trip } from "./offer.ts";

/** Why an eSIM is in a combination, and what about it may surprise. Facts: the screen words them. */
type Reason =
  /** The data of so many days lies in the allowance. */
  | { fact: "holds"; days: number; neededMb: number; allowanceMb: number }
  /** What is needed a day lies in what each day brings. */
  | { fact: "each_day"; neededMb: number; allowanceMb: number }
  /** The allowance is less than is needed, and then it goes on slowly, as was allowed. */
  | { fact: "then_slow"; kbps: number }
  /** It serves several countries: no change at those borders. */
  | { fact: "several_countries"; countries: number }
  /** It waits while another eSIM serves, and then serves again. */
  | { fact: "waits" }
  /**
   * More days are bought than there are between the first and the last: a clock that is not the traveller's, or the
   * fewest that are sold.
   */
  | { fact: "more_days"; days: number; because: "clock" | "installed_before" | "fewest_sold" };

export function reasonsFor({ needs, wish }: Trip, { offer, serves }: Use): Reason[] {
  const { plan } = offer;
  const [first, last] = [serves[0]!, serves.at(-1)!];
  const days = new Set(serves.map((need) => needs[need]!.day)).size;
  const needed = dailyNeedMb(wish.habits) * wish.sharing * (plan.kind === "fixed" ? days : 1);
  const countries = new Set(serves.map((need) => needs[need]!.iso2)).size;
  const reasons: Reason[] = [];
  if (needed > plan.allowance_mb) reasons.push({ fact: "then_slow", kbps: plan.speed_after_kbps });
  else if (plan.kind === "fixed")
    reasons.push({ fact: "holds", days, neededMb: needed, allowanceMb: plan.allowance_mb });
  else reasons.push({ fact: "each_day", neededMb: needed, allowanceMb: plan.allowance_mb });
  if (countries > 1) reasons.push({ fact: "several_countries", countries });
  if (last - first + 1 > serves.length) reasons.push({ fact: "waits" });
  return [...reasons, ...moreDays(offer, first, last, needs[last]!.day - needs[first]!.day + 1)];
}

function moreDays(offer: Use["offer"], first: number, last: number, days: number): Reason[] {
  if (offer.plan.kind === "fixed") return [];
  const taken = daysTaken(offer, first, last);
  if (offer.least > taken) return [{ fact: "more_days", days: offer.least - days, because: "fewest_sold" }];
  if (taken <= days) return [];
  return [{ fact: "more_days", days: taken - days, because: offer.lost > 0 ? "installed_before" : "clock" }];
}

/** The days of a plan that are bought: chosen for a day pass, fixed for a package. */
export function daysBought({ offer, serves }: Use): number {
  const { plan } = offer;
  return plan.kind === "fixed" ? (plan.days ?? 1) : priceOf({ offer, serves }) / plan.amount;
}
