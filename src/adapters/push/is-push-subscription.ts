import type { PushSubscription } from "./push-sender.ts";

/** The push services of Chrome, Firefox, Safari and Edge, by host. A leading dot allows any name below it. */
const pushHosts = [
  "fcm.googleapis.com",
  ".push.services.mozilla.com",
  "web.push.apple.com",
  ".push.apple.com",
  ".notify.windows.com",
];

/**
 * Whether the shop may call this URL. A subscription comes from a stranger, and any other URL could be in our internal
 * network (SSRF): only https on its default port, without credentials, to the push services of browsers.
 */
export function isPushService(endpoint: string): boolean {
  // checked as written: the parser would fix spaces, tabs, backslashes and other alphabets, and other parsers might do
  // so differently
  if (endpoint.length > 2_000 || !/^https:\/\/[a-z0-9.-]+\/[!-[\]-~]+$/.test(endpoint)) return false;
  const host = endpoint.slice("https://".length).split("/", 1)[0]!;
  if (!URL.canParse(endpoint) || new URL(endpoint).host !== host) return false;
  return pushHosts.some((known) => (known.startsWith(".") ? isBelow(host, known) : host === known));
}

function isBelow(host: string, parent: string): boolean {
  return (
    host.endsWith(parent) &&
    host
      .slice(0, -parent.length)
      .split(".")
      .every((label) => /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(label))
  );
}

/**
 * The invalid part, if any: a push service, an uncompressed P-256 point (65 bytes starting with 4), a 16-byte secret,
 * in base64url (RFC 8291 3).
 */
export function wrongPart({ endpoint, p256dh, auth }: PushSubscription): keyof PushSubscription | undefined {
  if (!isPushService(endpoint)) return "endpoint";
  if (!/^B[A-P][\w-]{85}$/.test(p256dh)) return "p256dh";
  return /^[\w-]{22}$/.test(auth) ? undefined : "auth";
}

export const isPushSubscription = (subscription: PushSubscription) => wrongPart(subscription) === undefined;
