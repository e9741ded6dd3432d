import { dateAt } from "../../../kernel/zoned-time.ts";

/**
 * Why it is turned off by itself: the card was refused, the price rose, the plan is not sold, or the SIM takes no plan
 * any more.
 */
export const stopReasons = ["card", "price", "plan", "sim"] as const;
export type StopReason = (typeof stopReasons)[number];

/** A package runs low when so much of its data is used, in percent (issue 5). A day pass has new data every day. */
export const lowFrom = 90;

/**
 * So many hours before a package ends the next one is bought: a day, and a quarter of a day where it lasts no longer
 * than that.
 */
export const hoursBeforeEnd = (days: number) => (days > 1 ? 24 : 6);

/** The first day of the calendar month, in Hong Kong, where the shop keeps its books. */
export const monthOf = (now: Date) => `${dateAt(now.getTime(), "Asia/Hong_Kong").slice(0, 7)}-01`;

/** Whether another package at this price stays within what may be spent in the month. Minor units. */
export const isWithinCap = ({ spent, price, cap }: { spent: number; price: number; cap: number }) =>
  spent + price <= cap;
