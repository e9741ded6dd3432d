/** The list of orders with this filter; what is not said is left out. */
export function addressOf(asks: Readonly<Record<string, string | null | undefined>>): string {
  const said = Object.entries(asks).filter(([name, value]) => value && !(name === "view" && value === "all"));
  const query = new URLSearchParams(said as [string, string][]).toString();
  return query ? `/console/orders?${query}` : "/console/orders";
}
