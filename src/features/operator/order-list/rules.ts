/** What the list is opened for: each is found along an index, however many other orders there are. */
export const orderViews = ["all", "to_post", "refunding"] as const;
export type OrderView = (typeof orderViews)[number];

export const orderWays = ["esim", "physical", "renewal"] as const;

/** Within how many days it was placed. */
export const placedWithin = { "1d": 1, "7d": 7, "28d": 28, "90d": 90 } as const;
export type PlacedWithin = keyof typeof placedWithin;
export const placedSpans = Object.keys(placedWithin) as [PlacedWithin, ...PlacedWithin[]];

/**
 * Facets are asked of the orders one steps along, so that any of them together cost the same: a page looks through so many
 * orders at most, and says how far it came.
 */
export const mostLookedThrough = 10_000;

export const onAPage = 50;
/** A number that nobody reads is not counted. */
export const mostCounted = 10_000;
