import { dayMs, hourMs } from "../../../kernel/duration.ts";

export const inboxViews = ["all", "mine", "unowned", "snoozed", "closed"] as const;
export type InboxView = (typeof inboxViews)[number];

/** What the inbox is filtered by, in the order of the bar. */
export const inboxFacets = ["kind", "owner"] as const;
export type InboxFacet = (typeof inboxFacets)[number];

export const ownerForm = /^(?:nobody|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

export const onAPage = 50;
/** A number that nobody reads is not counted. */
export const mostCounted = 10_000;
/** Above a list: how many rows are new since it was opened. */
export const mostNew = 99;
/** Lists above which it stands, beside the one of orders. */
export const livingLists = ["inbox", "dispatch", "enquiries", "real-names"] as const;
/** Beside the areas, on every page: one more is counted, and that is "999+". */
export const mostWaiting = 999;

export const presses = ["now", "today", "week", "later"] as const;
type Press = (typeof presses)[number];

/** How much a case presses: what is over or nearly so, what is of this day, of this week. */
export function pressOf(dueAt: Date, now: Date): Press {
  const left = dueAt.getTime() - now.getTime();
  if (left <= 2 * hourMs) return "now";
  if (left <= dayMs) return "today";
  return left <= 7 * dayMs ? "week" : "later";
}
