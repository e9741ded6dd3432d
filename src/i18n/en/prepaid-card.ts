/** What happens when the balance of one's own prepaid card runs low. */
export const words = {
  title: "When your balance runs low",
  card: (masked: string): string => `Prepaid card ${masked}`,
  balance: "Balance",
  topUp: "Top up",
  topUpOf: { gogochina_001: "Top up a Gogo China card", enterprise_001: "Top up an enterprise card" },
  on: "On",
  off: "Off",
  unit: "HK$",
  notDone: "This could not be saved",
  missing: "This card is not in your account",
  missingText:
    "Only the owner of a prepaid card can set this, once the card was topped up for the first time. Look it up on the top-up page to show that it is yours.",
  alert: {
    title: "Tell me",
    lead: (email: string): string =>
      `An e-mail to ${email} when the balance falls below your amount: once, and again only after a top-up.`,
    below: "Below",
    byText: (phone: string): string => `Also by text message to ${phone}`,
    turnOn: "Turn on the alert",
    change: "Save",
    turnOff: "Turn off",
  },
  auto: {
    title: "Top up automatically",
    setUp: "Set up automatic top-up",
    change: "Change amounts or payment card",
    rules: {
      when: "Whenever the balance is below your amount, the card is topped up by the amount that you choose. If it is below already, that happens within minutes.",
      cap: "In a calendar month (Hong Kong time) never more than your limit is charged.",
      refused: "If your bank refuses, it turns itself off and tells you by e-mail. It never tries again by itself.",
      stop: "You can turn it off here at any time. A balance is never refunded and cannot be moved to another card.",
    },
    below: "When the balance is below",
    amount: "Top up by",
    cap: "At most in a calendar month",
    capHint: "In Hong Kong dollars, at least the amount of one top-up.",
    chooseCard: "Charge to",
    agreement: "Agreement",
    /** Whoever changes what this says changes the version in features/prepaid/low-balances/rules.ts. */
    consent:
      "I agree that Farwave charges this payment card the chosen amount, without asking me each time, whenever the balance of this prepaid card is below the amount above, up to my monthly limit, until I turn it off.",
    turnOn: "Turn on automatic top-up",
    save: "Save",
    turnOff: "Turn off",
    facts: {
      below: "When the balance is below",
      amount: "Tops up by",
      cap: "Limit each month",
      spent: "Charged this month",
      card: "Payment card",
    },
    payCard: (brand: string, lastFour: string): string => `${brand} ending in ${lastFour}`,
    noCard: "None",
    goodTo: (month: string): string => `Good until ${month}`,
    cards: "Your payment cards",
    addCard: "Add a payment card",
    addCardHint: "You give the card on the page of our payment service; we never see its number. Nothing is charged.",
    forget: "Remove",
    forgetNamed: (card: string): string => `Remove ${card}`,
    stopped: {
      payment:
        "Turned off automatically: your payment card could not be charged. Choose another one, or the same again, to go on.",
      amount: "Turned off automatically: the amount that you chose is not offered any more.",
      card: "Turned off automatically: the prepaid card takes no top-ups. What was charged for it goes back.",
    },
    capReached:
      "Your monthly limit is reached: nothing more is charged until next month. Raise the limit, or top up yourself.",
  },
  given: {
    saved: "Your payment card is kept at our payment service. Now choose the amounts and turn it on.",
    waiting: "The payment service has not confirmed your card yet. Reload this page in a moment.",
    failed: "No card was kept. You can try once more.",
  },
  done: {
    alert: "Saved. We write when the balance falls below your amount.",
    alertOff: "The alert is off.",
    on: "Automatic top-up is on.",
    off: "Automatic top-up is off. A top-up that was being charged already is still credited; nothing more is charged.",
    forgotten: "The payment card is removed.",
  },
};
