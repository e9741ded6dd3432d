/** The inbox at a view, a place and an open case; what is not said is left out. */
export function addressOf(asks: Record<string, string | null | undefined>): string {
  const said = Object.entries(asks).filter(([name, value]) => value && !(name === "view" && value === "all"));
  const query = new URLSearchParams(said as [string, string][]).toString();
  return query ? `/console/inbox?${query}` : "/console/inbox";
}
