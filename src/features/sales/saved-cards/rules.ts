import type { AttemptLimit } from "../../../platform/attempts.server.ts";

export const mostCards = 5;
/** How many gateway pages one account may open. */
export const cardPageLimit: AttemptLimit = { what: "card pages of an account", most: 10, minutes: 60 };
/** How often an account may query the gateway about a card; beyond that the job reports the result. */
export const cardLookLimit: AttemptLimit = { what: "looks at a card", most: 30, minutes: 10 };
/** How long a page to save a card stays open; the gateway's own minimum is 31 minutes. */
export const cardPageMinutes = 60;
/** So many wishes an automatic top-up knows again when they are repeated late. */
export const mostSeen = 200;
