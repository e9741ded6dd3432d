import type { AttemptLimit } from "../../../platform/attempts.server.ts";

/** Requirements A8 and domain notes 10: six digits, ten minutes, five attempts. */
export const shortCode = { digits: 6, minutes: 10, tries: 5 } as const;
/** Works in any browser and is not rate-limited: it cannot be guessed (docs/decisions/0020). */
export const longCode = { digits: 16, minutes: 240 } as const;
/** A screen's countdown before it offers another code. */
export const secondsBetweenCodes = 60;

/**
 * Messages per asker (asker.server.ts) and purpose: five a day, then one for each lifetime of a long code. Every e-mail
 * has a link with the long code; a text shows it in place of the short one from the fifth on (`short`). So nothing is
 * refused unless a message that still works has been sent.
 */
export const sendLimits = {
  soon: { what: "code, soon", most: 1, minutes: 1, refusal: "CODE_SENT_BEFORE" },
  day: { what: "codes in a day", most: 5, minutes: 1440 },
  short: { what: "short codes in a day", most: 4, minutes: 1440 },
  seldom: { what: "codes after a day's share", most: 1, minutes: longCode.minutes, refusal: "CODE_SENT_BEFORE" },
  /** To an address to be bound to an account, whoever asks. */
  foreign: { what: "code to an address to be bound", most: 5, minutes: 60 },
  network: { what: "code from a network", most: 20, minutes: 60, network: true },
} as const satisfies Record<string, AttemptLimit>;

/**
 * Wrong short codes, besides the five per code: per asker over all codes of a day, so that guessing succeeds once in
 * 40,000 days; beyond that codes are long. And per network, for any recipients.
 */
export const tryLimits = {
  asker: { what: "short codes tried", most: 25, minutes: 1440 },
  network: { what: "codes tried from a network", most: 60, minutes: 60, network: true },
} as const satisfies Record<string, AttemptLimit>;
