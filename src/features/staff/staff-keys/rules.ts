import type { AttemptLimit } from "../../../platform/attempts.server.ts";

/**
 * Tries with a password: of one mailbox from one network, of a network, and of a mailbox from everywhere. Who is kept
 * out by strangers still has the passkey, which nobody can try for them.
 */
export const staffPasswordLimits = {
  place: { what: "staff password here", most: 5, minutes: 15 },
  network: { what: "staff password of network", most: 30, minutes: 60, network: true },
  everywhere: { what: "staff password", most: 50, minutes: 1440 },
} as const satisfies Record<string, AttemptLimit>;
