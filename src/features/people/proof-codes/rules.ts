import type { AttemptLimit } from "../../../platform/attempts.server.ts";

/** Requirements A8 and domain notes 10: six digits, ten minutes, five tries. */
export const shortCode = { digits: 6, minutes: 10, tries: 5 } as const;
/** Works in any browser and is not counted: it cannot be guessed (docs/decisions/0020). */
export const longCode = { digits: 16, minutes: 240 } as const;
/** What a screen counts down before it offers to send another. */
export const secondsBetweenCodes = 60;

/**
 * Messages, for each asker (asker.server.ts) and purpose: five a day, then one at a time, as long as its long code
 * lasts. Every e-mail has a link with the long code; a text, too, shows it in place of the short one from the fifth on
 * (`short`). So nothing is refused while nothing that works has been sent.
 */
export const sendLimits = {
  soon: { what: "code, soon", most: 1, minutes: 1, refusal: "CODE_SENT_BEFORE" },
  day: { what: "codes in a day", most: 5, minutes: 1440 },
  short: { what: "short codes in a day", most: 4, minutes: 1440 },
  seldom: { what: "codes after a day's share", most: 1, minutes: longCode.minutes, refusal: "CODE_SENT_BEFORE" },
  /** To an address that an account is to have, whoever asks. */
  foreign: { what: "code to an address to be bound", most: 5, minutes: 60 },
  network: { what: "code from a network", most: 20, minutes: 60, network: true },
} as const satisfies Record<string, AttemptLimit>;

/**
 * Wrong short codes, beside the five of each code: of one asker over all codes of a day, so that a guess succeeds once
 * in 40,000 days; after that codes are long. And from one network, whoever they are for.
 */
export const tryLimits = {
  asker: { what: "short codes tried", most: 25, minutes: 1440 },
  network: { what: "codes tried from a network", most: 60, minutes: 60, network: true },
} as const satisfies Record<string, AttemptLimit>;
