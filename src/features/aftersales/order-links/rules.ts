import type { AttemptLimit } from "../../../platform/attempts.server.ts";

/** Each use e-mails the buyer and every traveller. */
export const renewalLimit: AttemptLimit = { what: "new links of an order", most: 5, minutes: 1440 };
