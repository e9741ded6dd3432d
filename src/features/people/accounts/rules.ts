import type { AttemptLimit } from "../../../platform/attempts.server.ts";

/**
 * One spelling for one mailbox. Providers tell `A.B@` and `ab@` apart or do not; we take what is typed, in lower case.
 */
export const mailboxOf = (email: string) => email.toLowerCase();

/**
 * Requirements A8, of wrong passwords, for one name whether or not an account has it: from one place, which is a
 * browser that was signed in to the account before, and otherwise a network; and from all places together where nobody
 * has signed in to it yet. From one network whoever is tried. `current`: in a session, of the password that is to be
 * replaced.
 */
export const passwordLimits = {
  place: { what: "password of a name from a place", most: 5, minutes: 15 },
  strangers: { what: "password of a name from strangers", most: 100, minutes: 1440 },
  network: { what: "passwords from a network", most: 30, minutes: 60, network: true },
  current: { what: "current password", most: 5, minutes: 15 },
} as const satisfies Record<string, AttemptLimit>;

/** Texts cost money, and a swindler earns some of it with numbers of his own (docs/decisions/0019). */
export const phoneCodeLimit: AttemptLimit = { what: "phone codes of an account", most: 5, minutes: 1440 };
