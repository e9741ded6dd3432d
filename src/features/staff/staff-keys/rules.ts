import type { AttemptLimit } from "../../../platform/attempts.server.ts";

/**
 * Wrong passwords, counted as those of customers are (docs/decisions/0020): nobody locks out somebody else. Of a mailbox
 * from one place, which is a browser that was signed in to it before, otherwise a network; from all places together
 * where nobody has signed in to it yet; per network, whoever is tried.
 */
export const staffPasswordLimits = {
  place: { what: "staff password here", most: 5, minutes: 15 },
  network: { what: "staff password of network", most: 30, minutes: 60, network: true },
  strangers: { what: "staff password", most: 50, minutes: 1440 },
} as const satisfies Record<string, AttemptLimit>;
