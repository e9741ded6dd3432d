/** E-mails about what our staff did for a customer. */
export const words = {
  addressCorrected: {
    subject: (number: string): string => `The e-mail address of order ${number} was changed`,
    title: "Another e-mail address for your order",
    lead: "Our staff changed the e-mail address of this order, because its buyer asked for it. All e-mails about it now go to the new address, and no link that came to this mailbox opens the order any more.",
    details: "What was changed",
    order: "Order",
    at: "When",
    now: "New address",
    notYou: "You did not ask for this?",
    tell: (address: string): string =>
      `Reply to this e-mail, or write to ${address}, from this mailbox. We stop everything and look at it at once.`,
    wasYou: "If you asked for it, or know nothing of this order, you need do nothing.",
    footer: (email: string): string =>
      `Sent to ${email}, the former address of this order. It is the last e-mail about it.`,
  },
  mailboxMove: {
    subject: (number: string): string => `Somebody asks to move order ${number} to another e-mail address`,
    title: "Is this your wish?",
    lead: "Somebody who says that this order is theirs asked our staff to move it to another e-mail address. It moves once they prove that the new mailbox is theirs. From then on no link that came to this mailbox opens the order.",
    details: "What was asked for",
    order: "Order",
    to: "New address",
    notYou: "You do not want this?",
    tell: (address: string): string =>
      `Reply to this e-mail, or write to ${address}, from this mailbox, as soon as you can. We then keep the order where it is, and write your objection down.`,
    wasYou: "If it was you, you need do nothing here: tell our staff the code that came to the new mailbox.",
    footer: (email: string): string => `Sent to ${email}, the address of this order.`,
  },
  goodwill: {
    subject: (amount: string): string => `${amount} off your next order, with our apology`,
    title: "A code for your next order",
    lead: (number: string): string =>
      `Something about order ${number} did not go as it should have. We are sorry, and would like to make up for it.`,
    details: "Your code",
    code: "Code",
    takesOff: "Takes off",
    validUntil: "Valid until",
    whose: "For orders with",
    action: "See the plans",
    once: "Enter the code when you order, with this e-mail address. It works once, and for nobody else.",
  },
  planChangeOffered: {
    subject: (area: string): string => `Another plan for ${area} waits for your payment`,
    title: "Your other plan waits for your payment",
    lead: "Our staff have put another plan on your order. It changes once you have paid the difference; unpaid, everything stays as it is.",
    instead: "Instead",
    openUntil: "Open until",
    action: "Look at it and pay",
    asItIsThen:
      "Before you pay, the page shows the difference as it is then. Once your plan has begun, it can no longer be changed.",
    notYou: "You did not ask for another plan? Then you need do nothing.",
  },
  orderHeld: {
    subject: (number: string): string => `Order ${number} takes a little longer`,
    title: "We look at your order before we send it",
    lead: "Your payment has arrived and your order is safe. Before some orders are delivered, a colleague takes a look at them. Yours is one of them; you need not do anything.",
    next: "What happens now",
    look: "A colleague looks at your order as soon as possible.",
    send: "Then it comes to this address, with all that you need to use it.",
    refund: "If we do not deliver it, we give your money back the way you paid.",
    soon: "Are you leaving soon?",
    tell: (address: string): string =>
      `Reply to this e-mail, or write to ${address}, and tell us when. We then look at it first.`,
    action: "See the order",
  },
  simBlock: {
    blocked: {
      subject: (number: string): string => `A SIM of order ${number} is blocked`,
      title: "One of your SIMs is blocked",
      lead: "Our staff had the network block this SIM. It has no data until we let it in again. What is left of its plan stays with it, and the plan's days go on.",
    },
    open: {
      subject: (number: string): string => `A SIM of order ${number} works again`,
      title: "Your SIM works again",
      lead: "The network lets this SIM in again, with what is left of its plan. If it has no data within ten minutes, switch flight mode on and off.",
    },
    details: "Which SIM",
    order: "Order",
    sim: "Number ends in",
    action: "See the order",
    notYou: "You did not expect this?",
    tell: (address: string): string => `Reply to this e-mail, or write to ${address}. We look at it at once.`,
  },
  esimReplaced: {
    subject: (number: string): string => `A new eSIM for order ${number}`,
    title: "Your new eSIM is ready to install",
    lead: "Our staff replaced one eSIM of this order. The old one no longer works; the new one has what was left of its plan, and the days that were left.",
    oldOne: "What becomes of the old one",
    removeIt: "If it is still on a phone, you can delete it there: it will not work again.",
    sameData: "Nothing was charged, and everything else about the order stays as it was.",
    notYou: "You did not ask for this?",
    tell: (address: string): string => `Reply to this e-mail, or write to ${address}. We look at it at once.`,
  },
  /** What a person answers in the support chat. */
  chat: {
    subject: "A person has answered you",
    title: "A person has answered you",
    lead: "You asked in the chat of our shop. This is the answer:",
    open: "Go on in the chat",
    openHint: "Whoever has this link can read the chat. Nobody here asks for activation codes or card numbers.",
    footer: (email: string): string =>
      `Sent to ${email}, the address that you left in the chat. The chat is deleted 90 days after its last line.`,
  },
};
