import type { OrderState } from "../../../platform/database/tables.ts";

/** How a buyer showed that the order is theirs; staff say which. */
export const mailboxProofs = ["old_mailbox", "payment", "account"] as const;

/** Of one member in a day: a typo is rare, and each correction hands over an order. */
export const correctionsPerDay = 5;

/** So long after replacing one of an order's eSIMs its mailbox is corrected by a colleague: its link shows the new code. */
export const daysAfterSwap = 7;

/** Of one member in a day: each writes to two mailboxes. */
export const movesBegunPerDay = 10;

/** So long after whoever has the mailbox objected, nobody takes the order out of it. */
export const daysKept = 7;

const over: readonly OrderState[] = ["cancelled", "refunding", "refunded"];
/** What was given back stays where it was bought. */
export const isToMove = (state: OrderState) => !over.includes(state);
