import type { OrderList } from "./load.ts";

type Seen = Pick<OrderList, "view" | "views" | "q" | "facets" | "orders" | "older" | "newer">;

/** How many orders the list has, where the page knows it already: of a whole view, or of one that ends on its only page. */
export function knownCount({ view, views, q, facets, orders, older, newer }: Seen) {
  if (older === null && newer === null) return { count: orders.length, more: false };
  if (q !== "" || Object.keys(facets).length > 0) return null;
  const { count = null, more = false } = views.find((one) => one.view === view) ?? {};
  return count === null ? null : { count, more };
}
