/** How a buyer showed that the order is theirs; staff say which. */
export const mailboxProofs = ["old_mailbox", "payment", "account"] as const;

/** Of one member in a day: a typo is rare, and each correction hands over an order. */
export const correctionsPerDay = 5;

/** So long after replacing one of an order's eSIMs its mailbox is corrected by a colleague: its link shows the new code. */
export const daysAfterSwap = 7;
