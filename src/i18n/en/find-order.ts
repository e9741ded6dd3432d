/** `/find-order` (requirements O11). */
export const words = {
  title: "Find your order",
  lede: "Tell us the e-mail address that you bought with. We send you a letter with the links of your orders.",
  email: "E-mail address of the order",
  number: "Order number",
  optional: "if you know it",
  numberHint: "FW and ten letters and digits. With it you get that one order, without it all of the last 12 months.",
  send: "Send me the links",
  notSent: "The letter could not be asked for",
  sent: {
    title: "Look into your mailbox",
    text: (email: string): string => `If there are orders with ${email}, their links are on the way there now.`,
    renewed: "The links until now have ended. New ones are on their way to the e-mail address of the order.",
    wait: "It takes a minute or two. Nothing there? Look among unwanted mail, or try the address with which you paid.",
    often: "A mailbox gets three of these letters an hour at most.",
    again: "Try another address",
  },
  account: { ask: "Have an account with this address?", open: "See your orders there" },
  help: "No access to that mailbox any more? Write to us with your order number:",
};
