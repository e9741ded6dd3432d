/** `/find-order` (requirements O11). */
export const words = {
  title: "Find your order",
  lede: "Tell us the e-mail address you ordered with. We send the links of your orders there.",
  email: "E-mail address of the order",
  number: "Order number",
  optional: "if you know it",
  numberHint: "FW and ten letters and digits. With it you get that one order, without it all of the last 12 months.",
  send: "Send me the links",
  notSent: "The e-mail was not sent",
  sent: {
    title: "Check your mailbox",
    text: (email: string): string => `If there are orders with ${email}, their links are on the way there now.`,
    renewed: "The links until now have ended. New ones are on their way to the e-mail address of the order.",
    wait: "It takes a minute or two. Nothing there? Look in the spam folder, or try the address you paid with.",
    often: "A mailbox gets at most three of these e-mails an hour.",
    again: "Try another address",
  },
  account: { ask: "Have an account with this address?", open: "See your orders there" },
  help: "No access to that mailbox any more? Write to us with your order number:",
};
