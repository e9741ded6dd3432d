/** `/console/orders/FW…?kind=money`. */
export function addressOf(number: string, asks: Record<string, string> = {}): string {
  const query = new URLSearchParams(asks).toString();
  return `/console/orders/${encodeURIComponent(number)}${query && `?${query}`}`;
}
