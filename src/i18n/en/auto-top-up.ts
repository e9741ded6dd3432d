const count = (amount: number, one: string, many: string) => `${amount} ${amount === 1 ? one : many}`;

/** Another package by itself when the last one is nearly used: a part of My packages. */
export const words = {
  title: "Automatic top-up",
  on: "On",
  off: "Off",
  lead: (plan: string, price: string): string =>
    `When your package runs low, the same one (${plan}) is bought again for ${price} and loaded on this SIM.`,
  plan: (area: string, amount: string, days: number): string => `${area}, ${amount}, ${count(days, "day", "days")}`,
  dayPass: (area: string, amount: string, days: number): string =>
    `${area}, ${amount} a day, ${count(days, "day", "days")}`,
  rules: {
    title: "How it works",
    when: {
      fixed: (hours: number): string =>
        `It buys when 90% is used or ${hours} hours before the end, whichever comes first, and only when no other package waits on this SIM.`,
      day_pass: (hours: number): string =>
        `It buys ${hours} hours before the end, and only when no other package waits on this SIM.`,
    },
    price: (price: string): string =>
      `Each package costs ${price} at most. If the price rises, nothing is charged: it turns itself off and tells you by e-mail.`,
    cap: "In a calendar month (Hong Kong time) it never spends more than your limit.",
    stop: "You can turn it off here at any time. If your package already runs low when you turn it on, the next one is bought within minutes.",
  },
  setUp: "Set up automatic top-up",
  change: "Change limit or card",
  facts: {
    plan: "Buys",
    price: "Each package, at most",
    cap: "Limit each month",
    spent: "Spent this month",
    card: "Card",
  },
  noCard: "None",
  card: (brand: string, lastFour: string): string => `${brand} ending in ${lastFour}`,
  goodTo: (month: string): string => `Good until ${month}`,
  cards: "Your cards",
  addCard: "Add a card",
  addCardHint: "You give the card on the page of our payment service; we never see its number. Nothing is charged.",
  forget: "Remove",
  forgetNamed: (card: string): string => `Remove ${card}`,
  chooseCard: "Charge to",
  cap: "At most, in a calendar month",
  packages: (packages: number): string => count(packages, "package", "packages"),
  turnOn: (price: string): string => `Turn on: ${price} for each package`,
  save: "Save",
  turnOff: "Turn off",
  stopped: {
    card: "Turned off automatically: your card could not be charged. Choose another card, or the same one again, to go on.",
    price: "Turned off automatically: the price has risen. Today’s price is below.",
    plan: "Turned off automatically: the plan is no longer sold.",
    sim: "Turned off automatically: the network says that this SIM takes no further plan.",
  },
  capReached:
    "Your monthly limit is reached: no package was bought for the one that runs low. Raise the limit, or buy a package by hand.",
  given: {
    saved: "Your card is kept at our payment service. Now set your limit and turn it on.",
    waiting: "The payment service has not confirmed your card yet. Reload this page in a moment.",
    failed: "No card was kept. You can try once more.",
  },
  done: {
    on: "Automatic top-up is on.",
    off: "Automatic top-up is off. Nothing more is bought automatically.",
    forgotten: "The card is removed.",
  },
};
