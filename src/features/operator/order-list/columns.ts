import { moreOfOrders, type MoreOfOrder, type OrderView } from "./rules.ts";

const usual = ["placed", "buyer", "bought", "way", "state", "esim", "total", "method"] as const;
/** What is looked up only where it is shown. */
const beside = ["departs", "iccid", "tracking", "net", "work"] as const;

/** What a row of the list can show besides the order's number, which always stands first. */
export const orderColumns = [...usual, ...beside] as const;
export type OrderColumn = (typeof orderColumns)[number];

const forWork: readonly OrderColumn[] = ["placed", "buyer", "bought", "state", "work", "total"];
const usualOf: Partial<Record<OrderView, readonly OrderColumn[]>> = {
  needs_person: forWork,
  mine: forWork,
  leaving: ["departs", "buyer", "bought", "state", "esim", "work", "total"],
};
export const columnsOfOrders = { first: "number", usual, beside, usualOf } as const;

/** What has to be found for these columns beyond an order's own row. */
export const moreFor = (columns: readonly OrderColumn[]): MoreOfOrder[] =>
  moreOfOrders.filter((one) => columns.includes(one));
