/** `/console/incidents?kind=send-mail`; what is not said is left out. */
export function addressOf(asks: Readonly<Record<string, string | undefined>>): string {
  const said = Object.entries(asks).filter(([, value]) => value) as [string, string][];
  const query = new URLSearchParams(said).toString();
  return query ? `/console/incidents?${query}` : "/console/incidents";
}
