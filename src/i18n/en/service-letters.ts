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
  invitation: {
    subject: "Your invitation to Farwave’s console",
    title: "Work with us in the console",
    lead: (by: string): string =>
      `${by} invites you to Farwave’s console, where our staff serve customers. The link sets up how you get in: with a passkey, or with a password and a code app.`,
    /** To whoever was invited and has not set it up. */
    reminder: {
      subject: "Your account in Farwave’s console closes soon",
      title: "You can set up how to get in",
      lead: (by: string, day: string): string =>
        `${by} reminds you that you have not set up how you get into Farwave’s console: with a passkey, or with a password and a code app. Unless you do, the account closes by itself on ${day}.`,
    },
    open: "Set up how you get in",
    ends: (until: string): string => `The link opens once, until ${until}`,
    device: "Open it on the device that you work with. A newer invitation ends this one.",
    secret: "Never pass it on",
    notYou:
      "Whoever has this link gets in instead of you. If you know of no invitation, you need do nothing: it ends by itself.",
    footer: (email: string): string => `Sent to ${email}, because a colleague entered this address.`,
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
  renewalOffered: {
    subject: (sim: string): string => `Renew your SIM ${sim}: the form is filled in`,
    title: "Your renewal is ready",
    lead: "Our staff have filled in the order form for you: your SIM and a plan. You only look at it and pay.",
    details: "What is filled in",
    sim: "Number ends in",
    plan: "Plan",
    openUntil: "Open until",
    action: "Look at it and pay",
    price: "The page shows the price as it is then. You can choose another plan there.",
    notYou: "You did not ask for it? Then you need do nothing: without your payment nothing happens.",
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
  status: {
    link: {
      subject: "Please confirm: e-mails about trouble at Farwave",
      title: "Shall we tell you when something has trouble?",
      lead: "Somebody entered this address on our status page. Confirm it, and you get one e-mail when a network or a function of the shop has trouble, and one when it is over.",
      oneTitle: (title: string): string => `Shall we tell you when this is over? ${title}`,
      oneLead:
        "Somebody entered this address on our status page. Confirm it, and you get one e-mail when it is over. Then the address is deleted.",
      confirm: "Confirm",
      hint: "The link holds for two days.",
      notYou:
        "It was not you? Then you need do nothing: without a confirmation nothing is sent, and the address is deleted after two days.",
      footer: (email: string): string => `Sent once to ${email}.`,
    },
    begin: {
      subject: (title: string): string => `Trouble: ${title}`,
      lead: "We are working on it, and write once more when it is over. What becomes known meanwhile stands on the status page.",
    },
    end: {
      subject: (title: string): string => `Over: ${title}`,
      lead: "It is over. This was the last e-mail about it.",
    },
    canDo: "What you can do meanwhile",
    facts: "When",
    since: "Since",
    expected: "Expected to be over",
    until: "Until",
    open: "See the status page",
    why: "You get this because you asked to be told of trouble.",
    whyOne: "You asked to be told when this one is over. Your address is deleted now.",
    stop: "Cancel these e-mails",
    footer: (email: string): string => `Sent to ${email}.`,
  },
};
