import { words as letters } from "./letters.ts";

/** E-mails and text messages about top-ups of prepaid cards. */
export const words = {
  topUp: {
    brand: letters.brand,
    /** On the pay page and the bank's statement. */
    description: (amount: string): string => `Farwave top-up, ${amount}`,
    subjects: {
      credited: (amount: string): string => `${amount} is on your card`,
      returned: (amount: string): string => `Your top-up of ${amount} goes back to you`,
    },
    titles: { credited: "Your card is topped up.", returned: "We could not top up this card." },
    leads: {
      credited: "The balance can be used right away. This e-mail is your receipt.",
      returned:
        "The network did not take the top-up. All of your money goes back the way it came; banks take up to ten days.",
    },
    facts: {
      title: "Receipt",
      number: "Top-up",
      card: "Card",
      amount: "Amount",
      bonus: "Bonus",
      charged: "Charged",
      validUntil: "Valid until",
    },
    rule: "A balance is never refunded and cannot be moved to another card.",
    open: "See your top-up",
    openHint: "Whoever has this link sees this receipt.",
    /** The address of its page follows. */
    text: (number: string): string => `Farwave: there is news of your top-up ${number}.`,
    footer: (email: string): string => `Sent to ${email}, which a top-up at Farwave names.`,
  },
};
