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
    back: {
      subjects: {
        paid_twice: (amount: string): string => `${amount} goes back to you: a top-up was paid twice`,
        paid_late: (amount: string): string => `${amount} goes back to you: the payment came too late`,
        paid_in_vain: (amount: string): string => `${amount} goes back to you: the card could not be topped up`,
      },
      title: "We have refunded a payment.",
      leads: {
        paid_twice:
          "This top-up was paid twice. One payment counts; the other goes back the way it came. Banks take up to ten days.",
        paid_late:
          "Your bank confirmed this automatic top-up only after we had given it up and written that nothing was charged. It is not on your card; all of the money goes back the way it came. Banks take up to ten days.",
        paid_in_vain:
          "The network did not take this top-up, so this payment, too, goes back the way it came. Banks take up to ten days.",
      },
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
    pdf: "The receipt as PDF",
    open: "See your top-up",
    openHint: "Whoever has this link sees this receipt.",
    /** The address of its page follows. */
    text: (number: string): string => `Farwave: there is news of your top-up ${number}.`,
    footer: (email: string): string => `Sent to ${email}, which a top-up at Farwave names.`,
  },
  lowBalance: {
    brand: letters.brand,
    /** On the payment service's page. */
    cardPage: "Payment card for automatic top-ups of a prepaid card",
    told: {
      low: {
        subject: (balance: string): string => `${balance} left on your prepaid card`,
        title: "Your balance is running low.",
        lead: "It has fallen below the amount that you chose. When nothing is left, the card goes offline until it is topped up.",
      },
      cap: {
        subject: (balance: string): string => `${balance} left: your monthly limit is reached`,
        title: "The automatic top-up has reached its limit.",
        lead: "Another top-up would go beyond what you allowed for this month, so nothing was charged. It goes on next month; until then you can top up yourself or raise the limit.",
      },
      payment: {
        subject: (balance: string): string => `${balance} left: the automatic top-up was not paid`,
        title: "Your payment card was refused.",
        lead: "Nothing was charged, and the automatic top-up is off, so that nobody tries again without you. Choose another payment card to turn it on again.",
      },
      amount: {
        subject: (balance: string): string => `${balance} left: the automatic top-up is off`,
        title: "The amount that you chose is not offered any more.",
        lead: "Nothing was charged, and the automatic top-up is off. Choose another amount to turn it on again.",
      },
      card: {
        subject: (balance: string): string => `${balance} left: the automatic top-up is off`,
        title: "Your prepaid card takes no top-ups.",
        lead: "It is blocked, has ended, or is not in your account any more, so the automatic top-up is off. If something was charged for it, all of it goes back.",
      },
    },
    once: "We write once, and again only after a top-up.",
    open: "See your card",
    facts: {
      title: "Your card",
      card: "Card",
      balance: "Balance",
      validUntil: "Valid until",
      amount: "Automatic top-up",
      monthlyCap: "At most a month",
      payCard: "Payment card",
    },
    enough: (balance: string, gigabytes: number): string => `${balance}, about ${gigabytes} GB`,
    cardEnding: (digits: string): string => `ending in ${digits}`,
    /** The address of its page follows. */
    text: (end: string): string => `Farwave: the balance of your prepaid card ending in ${end} is running low.`,
    footer: (email: string): string => `Sent to ${email}, the address of your Farwave account.`,
  },
  correction: {
    told: {
      added: {
        subject: (amount: string): string => `${amount} was added to your prepaid card`,
        title: "We added to your balance.",
      },
      taken: {
        subject: (amount: string): string => `${amount} was taken from your prepaid card`,
        title: "We corrected your balance.",
      },
    },
    lead: "Our customer service corrected the balance of your card; it stands among its records. If you do not know why, ask our customer service, and we explain it.",
    corrected: "Correction",
    balance: "Balance now",
  },
  displaced: {
    subject: (card: string): string => `Your prepaid card ${card} now belongs to another sign-in`,
    title: "Your prepaid card belongs to another sign-in now.",
    lead: "Somebody signed in to another account and entered the code (PUK) that is printed on the card's holder. The card counts as theirs from now on: its records are closed to you, and your alerts and automatic top-ups for it end. Nothing was taken from its balance.",
    what: "What happened",
    when: "When",
    wasYou: "If you gave the card away, or did this yourself, you need not do anything.",
    notYou: "If that was not you",
    steps: (address: string): string[] => [
      "If you have the card's holder, sign in and prove the card again with its code: it is yours again at once.",
      `If the holder is lost, or comes into the wrong hands again, write to ${address}: we can block the card.`,
    ],
    prove: "Prove the card again",
  },
};
