import { refuse } from "./refusal.ts";

/**
 * Facets are asked of the rows one steps along, so that any of them together cost the same: a list looks through so many
 * rows at most at once, and says so.
 */
export const mostLookedThrough = 10_000;

/** Of a facet with many values (plans, promo codes): the most frequent ones. */
export const mostValues = 50;

/** Whose something is that nobody has taken yet, in the filter of a list. */
export const nobody = "nobody";

/** A filter by somebody who is not there would be an empty list that looks like work done. */
export function mustBeOneOf(colleagues: readonly { id: string }[], owner: string | undefined): void {
  if (owner !== undefined && owner !== nobody && !colleagues.some(({ id }) => id === owner))
    refuse("INVALID_INPUT", { field: "owner", problem: "choose" });
}
