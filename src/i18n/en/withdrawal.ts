export const words = {
  title: "Withdraw from contract here",
  lede: "Within 14 days you may withdraw from the contract for an eSIM, a SIM card or a renewal, without giving a reason. No login, nothing to post: the order number, its e-mail address and your name are enough.",
  describe:
    "Withdraw from the contract for an eSIM, SIM card or renewal within 14 days, without a login: with the order number, its e-mail address and your name.",
  orderNumber: "Order number",
  orderNumberHint: "It is in every e-mail about the order and begins with FW.",
  email: "E-mail address of the order",
  emailHint: "The receipt goes there.",
  name: "Your name",
  next: "Go on",

  confirmTitle: "Is this what you declare?",
  statement: (name: string, number: string): string =>
    `I, ${name}, withdraw from the contract that I concluded with Farwave under the order number ${number}.`,
  effect:
    "What was not used stops working at once and is paid back the way you paid. If data was used, we look at what is to be paid back and write to you.",
  confirm: "Confirm withdrawal",
  mend: "Change something",

  doneTitle: "We have received your declaration",
  done: (email: string): string =>
    `If there is an order with this number and the address ${email}, the receipt is on its way there, with the content of your declaration and the date and time of its arrival.`,
  nothing:
    "No e-mail within a few minutes? Then number and address do not belong together: please look into the e-mail with your order, or write to us.",
  /** Whoever comes without the order's link confirms in the mailbox that it is the buyer who withdraws. */
  byMail: {
    one: "One click is missing",
    oneText: (email: string): string =>
      `Please open the link in the e-mail to ${email} and press the button there. It confirms that the declaration is yours and takes effect; the time that counts is the one below.`,
    ask: "You declared this, and it reached us at the time below. Confirm that it came from you, and it takes effect.",
    notYou: "It was not you? Then close this page: without the button the order stays as it is.",
    confirmed: "Your withdrawal is confirmed",
    confirmedText: (email: string): string =>
      `The receipt is on its way to ${email}, with the content of your declaration and the date and time of its arrival. It also says what happens now.`,
    confirmedAt: "Confirmed",
    missing: "This link opens nothing",
    missingText: "Please take the link from the latest e-mail as a whole, or write to us:",
  },
  received: "Received",
  declaration: "Your declaration",
  again: "Withdraw from another contract",

  good: "Good to know",
  facts: {
    period:
      "The 14 days begin with the day after the purchase; for SIM cards, after they have arrived. We count to the end of the day wherever you are, and to Monday if it is a weekend.",
    money: "The money goes back to what you paid with, postage included, at the latest 14 days after your declaration.",
    begun:
      "If you asked us to begin at once and used data, its part of the price is kept. Once all of it was supplied, the right has ended.",
    other: "Later than that? The page of your order says whether the plan can still be refunded.",
  },
};
