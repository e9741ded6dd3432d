/** How a buyer showed that the order is theirs; staff say which. */
export const mailboxProofs = ["old_mailbox", "payment", "account"] as const;

/** Of one member in a day: a typo is rare, and each correction hands over an order. */
export const correctionsPerDay = 5;
