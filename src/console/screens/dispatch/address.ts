/** Dispatch at a view, a place and a parcel that is packed; what is not said is left out. */
export function addressOf(asks: Record<string, string | null | undefined>): string {
  const said = Object.entries(asks).filter(([name, value]) => value && !(name === "view" && value === "to_post"));
  const query = new URLSearchParams(said as [string, string][]).toString();
  return query ? `/console/dispatch?${query}` : "/console/dispatch";
}
