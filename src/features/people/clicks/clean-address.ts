/**
 * Query parameters on where a visitor is or came from. All others (an order's key, a code, an e-mail address) are not
 * stored.
 */
const harmless = ["country", "mcc", "type", "source", "sub_source", "utm_source", "utm_medium", "utm_campaign", "LT"];
const anyOrigin = "http://shop.invalid";

/** `https://shop/en/plans?country=JP&key=secret#top` → `/en/plans?country=JP`; `undefined` when it is not a URL. */
export function cleanAddress(address: string): string | undefined {
  if (!URL.canParse(address, anyOrigin)) return undefined;
  const { protocol, pathname, searchParams } = new URL(address, anyOrigin);
  if (protocol !== "http:" && protocol !== "https:") return undefined;
  const kept = new URLSearchParams([...searchParams].filter(([name]) => harmless.includes(name)));
  return kept.size > 0 ? `${pathname}?${kept}` : pathname;
}
