import type { PayableKind } from "../../../platform/database/tables.ts";

/**
 * `unbalanced`: an event that does not balance in a currency. `booking`: a payment, refund or fee that is not booked
 * exactly once with its amount, or a booking without an event. `hours`: the sums by hour are not those of the entries.
 * `sealed`: the entries of a sealed month are no longer those that were sealed. A
 * kind of payable: the money that its payments brought in and kept is not what its own tables say.
 */
export type LedgerDifference = {
  what: "unbalanced" | "booking" | "hours" | "sealed" | PayableKind;
  subject: string;
  orderId: string | null;
  account: string | null;
  currency: string;
  expected: number | null;
  found: number | null;
};

/** More differences than this have one cause, which the first of them show. */
export const mostDifferences = 200;
