import { listAddress, type Asks } from "./list-address.ts";

/** The list of orders with this filter; what is not said is left out. */
export const addressOf = (asks: Asks): string => beneath("", asks);

/** A page beside the list that goes by the same filter: `/csv`. */
export const beneath = (page: string, asks: Asks): string =>
  listAddress(`/console/orders${page}`, asks, { view: "all", sort: "-placed" });

/** An order as it is opened from this list: the page then leads through the list. */
export const inList = (number: string, asks: Asks): string =>
  `/console/orders/${encodeURIComponent(number)}?${new URLSearchParams({ in: beneath("", asks).split("?")[1] ?? "view=all" })}`;
