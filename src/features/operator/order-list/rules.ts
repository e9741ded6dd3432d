/** What the list is opened for: each costs the same, however many other orders there are. */
export const orderViews = ["all", "needs_person", "to_post", "refunding", "not_installed", "leaving", "mine"] as const;
export type OrderView = (typeof orderViews)[number];

/** A number stands where somebody is waited for, and beside all of them. */
export const countedViews = ["all", "needs_person", "to_post", "refunding", "mine"] as const;
export type CountedView = (typeof countedViews)[number];
export const isCounted = (view: OrderView): view is CountedView => (countedViews as readonly string[]).includes(view);

/** An eSIM that is on no phone by then was forgotten, or does not install. */
export const hoursToInstall = 48;
/** Leaves today or on one of so many days after. */
export const daysBeforeLeaving = 3;
/** So many of what needs a person stand on top of the list; its view has all. */
export const mostPressing = 5;

export const orderWays = ["esim", "physical", "renewal"] as const;

/** Within how many days it was placed. */
export const placedWithin = { "1d": 1, "7d": 7, "28d": 28, "90d": 90 } as const;
type PlacedWithin = keyof typeof placedWithin;
export const placedSpans = Object.keys(placedWithin) as [PlacedWithin, ...PlacedWithin[]];

/** How far the eSIM of an order has come that is least far; one that failed stands before all others. */
export const esimStates = [
  "error",
  "unknown",
  "released",
  "downloaded",
  "installed",
  "enabled",
  "disabled",
  "deleted",
] as const;
export type EsimState = (typeof esimStates)[number];

/** What a list is filtered by, in the order of the bar. */
export const facets = [
  "placed",
  "fromDay",
  "toDay",
  "state",
  "way",
  "area",
  "plan",
  "method",
  "currency",
  "esim",
  "source",
  "promo",
  "lang",
  "least",
  "most",
] as const;
export type Facet = (typeof facets)[number];
/** Days and amounts are typed; of the others the values are counted. */
type TypedFacet = "fromDay" | "toDay" | "least" | "most";
export type CountedFacet = Exclude<Facet, TypedFacet>;
export const countedFacets = facets.filter(
  (one): one is CountedFacet => !["fromDay", "toDay", "least", "most"].includes(one),
) as [CountedFacet, ...CountedFacet[]];

/** Newest first, as everywhere, or the oldest first. */
export const orderSorts = ["-placed", "placed"] as const;
export type OrderSort = (typeof orderSorts)[number];

/** What a list can show of an order beyond its own row, each found for what is shown alone. */
export const moreOfOrders = ["esim", "departs", "iccid", "tracking", "net", "work"] as const;
export type MoreOfOrder = (typeof moreOfOrders)[number];

/** `12`, `12.5`, up to what an order can cost. */
export const typedAmount = /^\d{1,7}(?:\.\d{1,2})?$/;
export const minorUnits = (typed: string): number => Math.round(Number(typed) * 100);

/** The place of an order in a list is counted as far as anybody reads the number, to either side. */
export const mostPlaced = 1000;

/** Another table has to be asked of each order: half as many are counted. */
export const mostCountedElsewhere = 5_000;
/** Facets of an order that another table says. */
export const saidElsewhere: ReadonlySet<string> = new Set(["method", "esim"]);

export const onAPage = 50;
/** A number that nobody reads is not counted. */
export const mostCounted = 10_000;
