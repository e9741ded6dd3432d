/** What the list is opened for: each is found along an index, however many other orders there are. */
export const orderViews = ["all", "to_post", "refunding"] as const;
export type OrderView = (typeof orderViews)[number];

export const onAPage = 50;
/** A number that nobody reads is not counted. */
export const mostCounted = 10_000;
