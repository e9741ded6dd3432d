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
 * Whether the shop may call this address. A subscription is written by a stranger, and any other address could be one
 * of our own inner network: only https on its usual port, without a name or password, to the push services of browsers.
 */
export function isPushService(endpoint: string): boolean {
  // as written: the parser would mend blanks, tabs, backslashes and other alphabets, and others might mend them
  // differently
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
 * What of it cannot be: a push service, a point of P-256 without compression (65 bytes beginning with 4), 16 bytes of
 * secret, in base64url (RFC 8291 3).
 */
export function wrongPart({ endpoint, p256dh, auth }: PushSubscription): keyof PushSubscription | undefined {
  if (!isPushService(endpoint)) return "endpoint";
  if (!/^B[A-P][\w-]{85}$/.test(p256dh)) return "p256dh";
  return /^[\w-]{22}$/.test(auth) ? undefined : "auth";
}

export const isPushSubscription = (subscription: PushSubscription) => wrongPart(subscription) === undefined;
