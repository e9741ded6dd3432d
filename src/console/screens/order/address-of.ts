/** `listed`: the list it was opened from, as that list's address asks. */
type At = { number: string; listed: string | undefined };

/** `/console/orders/FW…?kind=money&in=view%3Dto_post`. */
export function addressOf({ number, listed }: At, asks: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...asks, ...(listed && { in: listed }) }).toString();
  return `/console/orders/${encodeURIComponent(number)}${query && `?${query}`}`;
}
