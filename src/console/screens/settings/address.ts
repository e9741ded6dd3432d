/** `/console/settings?setting=pick_up_at&from=2`; what is not said is left out. */
export function addressOf(asks: Readonly<Record<string, string | undefined>>): string {
  const said = Object.entries(asks).filter(([, value]) => value) as [string, string][];
  const query = new URLSearchParams(said).toString();
  return query ? `/console/settings?${query}` : "/console/settings";
}
