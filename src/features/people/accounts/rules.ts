import type { AttemptLimit } from "../../../platform/attempts.server.ts";

/** Normalises an e-mail address: lower case only, since providers differ on dots (`A.B@` and `ab@`). */
export const mailboxOf = (email: string) => email.toLowerCase();

/**
 * Requirements A8: limits for wrong passwords. Per name, whether or not there is such an account, from one place: a
 * browser that has signed in to the account before, otherwise a network; and from all places together where nobody has
 * signed in to it yet. Per network, for any names. `current`: per session, for the current password when changing it.
 */
export const passwordLimits = {
  place: { what: "password of a name from a place", most: 5, minutes: 15 },
  strangers: { what: "password of a name from strangers", most: 100, minutes: 1440 },
  network: { what: "passwords from a network", most: 30, minutes: 60, network: true },
  current: { what: "current password", most: 5, minutes: 15 },
} as const satisfies Record<string, AttemptLimit>;

/** Texts cost money, and fraudsters earn some of it with numbers of their own (docs/decisions/0019). */
export const phoneCodeLimit: AttemptLimit = { what: "phone codes of an account", most: 5, minutes: 1440 };
