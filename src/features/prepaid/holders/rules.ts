import type { AttemptLimit } from "../../../platform/attempts.server.ts";

/** Eight digits (ETSI TS 102 221); people copy them in groups. */
export const pukPattern = /^\d{8}$/;

/** How long a proof opens a card's records where nobody is signed in. */
export const passMinutes = 60;

/**
 * Wrong ones alone stay counted. Of a card, whoever asks: with ten in thirty days one stranger in ten million guesses
 * one, and a network that costs nothing is no help.
 */
export const pukLimits = {
  network: { what: "PUKs of a network", most: 30, minutes: 60, network: true },
  card: { what: "PUKs of a card", most: 10, minutes: 30 * 1440, refusal: "PUK_TRIED_OFTEN" },
} as const satisfies Record<string, AttemptLimit>;
