export type Asks = Readonly<Record<string, string | null | undefined>>;

/** A list with what its address asks for; what is not said is left out, and what the list shows unasked. */
export function listAddress(path: string, asks: Asks, usual: Readonly<Record<string, string>> = {}): string {
  const said = Object.entries(asks).filter(([name, value]) => value && usual[name] !== value);
  const query = new URLSearchParams(said as [string, string][]).toString();
  return query ? `${path}?${query}` : path;
}
