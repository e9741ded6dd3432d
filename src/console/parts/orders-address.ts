type Asks = Readonly<Record<string, string | null | undefined>>;

/** The list of orders with this filter; what is not said is left out. */
export const addressOf = (asks: Asks): string => beneath("", asks);

/** A page beside the list that goes by the same filter: `/csv`. */
export function beneath(page: string, asks: Asks): string {
  const usual = (name: string, value: string) =>
    (name === "view" && value === "all") || (name === "sort" && value === "-placed");
  const said = Object.entries(asks).filter(([name, value]) => value && !usual(name, value));
  const query = new URLSearchParams(said as [string, string][]).toString();
  return `/console/orders${page}${query ? `?${query}` : ""}`;
}

/** An order as it is opened from this list: the page then leads through the list. */
export const inList = (number: string, asks: Asks): string =>
  `/console/orders/${encodeURIComponent(number)}?${new URLSearchParams({ in: beneath("", asks).split("?")[1] ?? "view=all" })}`;
