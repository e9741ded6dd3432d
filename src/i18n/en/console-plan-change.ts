const days = (count: number) => (count === 1 ? "1 day" : `${count} days`);

/** Another plan for an order, put on it by staff. */
export const words = {
  title: "Change the plan",
  days: "Days, where a plan has a choice of them",
  plan: "Plan instead",
  planLine: (area: string, data: string, length: number, difference: string): string =>
    `${area}, ${data}, ${days(length)} · ${difference}`,
  aDay: (data: string): string => `${data} a day`,
  same: "same price",
  more: (amount: string): string => `${amount} more`,
  less: (amount: string): string => `${amount} back`,
  show: "Show what changes",
  choose: "Choose a plan: nothing was chosen, or it cannot be had for so many days.",
  why: {
    not_paid: "The order is not paid.",
    being_made: "It is being made ready, or a change is under way. Look again in a moment.",
    sent: "The parcel has left.",
    begun: "The plan has begun. More data or days are a renewal.",
    not_known: "Nobody tells whether the plan is in use.",
    not_answered:
      "The network gives no answer just now, so nobody knows whether the plan is in use. Try again in a few minutes.",
    too_late: "The time to use it is over.",
    given_back: "Part of the order was paid back.",
    refund_asked: "The buyer asks for money back. Decide that first.",
    supplier: "A supplier made this eSIM for its plan. Pay it back and have the buyer order the other one.",
    nothing_else: "No other plan covers the same places.",
  },
  open: (plan: string, length: number, amount: string): string =>
    `A change to ${plan}, ${days(length)}, waits for the buyer to pay ${amount}. Yours takes its place.`,
  what: (area: string, data: string): string => `${area}, ${data}`,
  before: (plan: string, length: number): string => `Now: ${plan}, ${days(length)}`,
  after: (plan: string, length: number): string => `Instead: ${plan}, ${days(length)}`,
  ended: "The network ends the old plan first. If it has begun by then, nothing changes.",
  paidBooks: (lines: readonly string[]): string => `Books once it is paid: ${lines.join(", ")}`,
  waivedBooks: (lines: readonly string[]): string => `Books if it is waived: ${lines.join(", ")}`,
  beyond: "Above what your role may give away in a day: it cannot be waived by you.",
  reason: "Reason for the change",
  reasonHint: "Stands in the audit trail. The buyer does not read it.",
  ask: (amount: string): string => `Ask the buyer for ${amount}`,
  waive: (amount: string): string => `Change it, waive ${amount}`,
  go: "Change the plan",
  goBack: (amount: string): string => `Change it, give back ${amount}`,
  asked: (length: number): string => `The buyer gets a link by e-mail and has ${days(length)} to pay.`,
  tooLate: "Too late to take back: it is being carried out.",
  overtaken:
    "Something has changed meanwhile: the order, its plan or another change. What you see is how it is now. Nothing was changed.",
  newPrice: "The difference is another one now. Look at it again. Nothing was changed.",
  review: "The network told nothing about the change of plan",
  again: "Ask the network again",
  stop: "Leave the plan as it is",
  decided: "This is decided already.",
};
