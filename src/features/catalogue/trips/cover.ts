import type { Offer } from "./offer.ts";

/** One eSIM and the needs that it serves, by their place in the trip; the first of them starts it. */
export type Use = { offer: Offer; serves: readonly number[] };
export type Cover = readonly Use[];

/**
 * Costs are compared as one number: of two combinations at one price, the one with fewer eSIMs is better.
 * So a minor unit counts as much as 1024 eSIMs, more than there are days in any trip.
 */
export const perMinorUnit = 1024;

/** The days of the plan that a stretch of the trip takes, however few are sold. */
export function daysTaken({ clock, lost }: Offer, first: number, last: number): number {
  return clock.days(first, last) + lost;
}

/** What a plan costs for so many of its days, in minor units. */
function priceFor({ plan, least }: Offer, taken: number): number {
  return plan.kind === "fixed" ? plan.amount : plan.amount * Math.max(taken, least);
}

/** The same as a cost: with what a change to it counts, and the one eSIM that it is. */
export function costFor(offer: Offer, taken: number): number {
  return (priceFor(offer, taken) + offer.changing) * perMinorUnit + 1;
}

export function priceOf({ offer, serves }: Use): number {
  return priceFor(offer, daysTaken(offer, serves[0]!, serves.at(-1)!));
}

/** In minor units, for one person. */
export function totalOf(cover: Cover): number {
  return cover.reduce((sum, use) => sum + priceOf(use), 0);
}

export function costOf(cover: Cover): number {
  return cover.reduce(
    (sum, { offer, serves }) => sum + costFor(offer, daysTaken(offer, serves[0]!, serves.at(-1)!)),
    0,
  );
}
