import type { AttemptLimit } from "../../../platform/attempts.server.ts";

export const mostCards = 5;
/** Pages of the gateway that one account may open. */
export const cardPageLimit: AttemptLimit = { what: "card pages of an account", most: 10, minutes: 60 };
/** How often the gateway is asked for one account how a card stands; whoever looks more often hears it from the job. */
export const cardLookLimit: AttemptLimit = { what: "looks at a card", most: 30, minutes: 10 };
/** A page on which a card can be given is open for so long; the gateway's own least time is 31 minutes. */
export const cardPageMinutes = 60;
