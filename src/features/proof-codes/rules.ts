import type { AttemptLimit } from "../../platform/attempts.server.ts";

/** Requirements A8 and domain notes 10: six digits, ten minutes, five tries. */
export const codeMinutes = 10;
export const mostTries = 5;
/** What a screen counts down before it offers to send another. */
export const secondsBetweenCodes = 60;

/** Codes sent to one address, and asked for from one network, whoever they are for. */
export const sendLimits = {
  soon: { what: "code to an address, soon", most: 1, minutes: 1 },
  recipient: { what: "code to an address", most: 5, minutes: 60 },
  network: { what: "code from a network", most: 20, minutes: 60, network: true },
} as const satisfies Record<string, AttemptLimit>;

/**
 * Wrong codes, beside the five of each code: for one address over all codes of a day, so that a guess succeeds once in
 * 40,000 days; and from one network, whoever they are for.
 */
export const tryLimits = {
  recipient: { what: "codes tried", most: 25, minutes: 1440 },
  network: { what: "codes tried from a network", most: 60, minutes: 60, network: true },
} as const satisfies Record<string, AttemptLimit>;
