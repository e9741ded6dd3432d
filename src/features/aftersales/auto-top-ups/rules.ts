/**
 * Why it was turned off automatically: the card was declined, the price rose, the plan is not on sale, or the SIM takes
 * no plans any more.
 */
export const stopReasons = ["card", "price", "plan", "sim"] as const;
export type StopReason = (typeof stopReasons)[number];

/** A package runs low when this percentage of its data is used (issue 5). A day pass has new data every day. */
export const lowFrom = 90;

/** How many hours before a package ends the next one is bought: a day, or a quarter of a day for packages of a day. */
export const hoursBeforeEnd = (days: number) => (days > 1 ? 24 : 6);
