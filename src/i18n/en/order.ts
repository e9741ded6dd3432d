const count = (amount: number, one: string, many: string) => `${amount} ${amount === 1 ? one : many}`;

export const words = {
  title: {
    esim: (area: string): string => `Order: eSIM for ${area}`,
    physical: (area: string): string => `Order: SIM card for ${area}`,
    renewal: (area: string): string => `Renew your SIM for ${area}`,
  },
  description: {
    esim: "One page, no account: e-mail, payment, done. Your eSIM follows within minutes.",
    physical:
      "One page, no account: where the SIM card goes, what the post costs and when it arrives, all before you pay.",
    renewal: "One page, no account: the number on your SIM, payment, done. The plan is loaded within minutes.",
  },
  heading: "Nearly there",
  lede: {
    esim: "Your eSIM arrives within minutes of paying.",
    physical: "You see the postage and the day of arrival before you pay.",
    renewal: "The plan is on your SIM within minutes of paying.",
  },
  /** Before the line above, for whoever is not signed in. */
  noAccount: "No account needed. ",

  ticket: {
    label: "Your order",
    startsOnSim: "Starts with its first use; where a package still runs on the SIM, when that one has ended",
    quantity: { esim: "eSIMs", physical: "SIM cards", renewal: "SIMs" },
    each: "Each",
    postage: (country: string): string => `Postage to ${country}`,
    postageOpen: "Postage",
    postageFrom: (fee: string): string => `from ${fee}`,
    free: "free",
    arrives: "Arrives",
    code: (code: string): string => `Code ${code}`,
    total: "Total",
    taxes: "No tax and no fee is added",
    withoutPostage: "Choose a country to see the postage",
    change: "Change the plan",
    inShort: (area: string, days: number, units: string): string =>
      `${area} · ${count(days, "day", "days")} · ${units}`,
    units: {
      esim: (quantity: number): string => count(quantity, "eSIM", "eSIMs"),
      physical: (quantity: number): string => count(quantity, "SIM card", "SIM cards"),
      renewal: (quantity: number): string => (quantity === 1 ? "1 SIM renewed" : `${quantity} SIMs renewed`),
    },
    postageShort: (fee: string): string => `with ${fee} postage`,
    discountShort: (amount: string): string => `${amount} off`,
  },

  quantity: {
    label: { esim: "How many eSIMs?", physical: "How many SIM cards?" },
    hint: { esim: "One for each phone.", physical: "One for each phone; all come in one parcel." },
    fewer: "One fewer",
    more: "One more",
  },
  email: {
    meant: "Did you mean",
    useMeant: "Yes, use that",
    meantAgain: (address: string): string =>
      `Did you mean ${address}? If the address is right as it is, press Pay again.`,
    label: "E-mail",
    hint: {
      esim: "We send your eSIM and the receipt here. No advertising.",
      physical: "For the receipt and the tracking number. No advertising.",
      renewal: "We tell you here when it is done, with the receipt. No advertising.",
    },
  },

  pay: {
    label: "How would you like to pay?",
    methods: { card: "Card", alipay: "Alipay", wechat: "WeChat Pay" },
    /** Offered on the payment service's page, on devices that have them. */
    orWallets: (names: readonly string[]): string => `or with ${names.join(" or ")}`,
    charged: (amount: string): string => `Charged as ${amount}`,
    noRate: "Not available in this currency",
    conversion: (total: string, charged: string): string => `${total} will be charged as ${charged}`,
    rate: (one: string, rate: string, source: string, since: string): string =>
      `1 ${one} = ${rate} CNY · ${source} · since ${since}`,
    held: (moment: string): string => `held until ${moment}`,
    newRate: "New rate",
    safe: "You enter your card at the payment service. We never see the number.",
    buttonOpen: "Pay",
    button: (amount: string): string => `Pay ${amount}`,
  },

  consents: {
    label: "Your consent",
    privacyBefore: "I have read and accept the ",
    privacyLink: "privacy policy",
    newTab: "(opens in a new tab)",
    transfer:
      "I agree that my order is handled in Hong Kong and in the countries of my plan, outside the EU, where authorities may have wider access to data and my rights may be harder to enforce.",
    beginNow:
      "Begin at once: I ask that my plan may begin before the 14 days for withdrawing are over, and know that I lose the right of withdrawal once it has been fully provided",
    account: "Register an account with this e-mail",
    optional: "optional",
  },

  /**
   * The plan's own word, for an eSIM alone: a person decides about cards that were posted and plans that were loaded.
   */
  refund: {
    until_installed:
      "Full refund as long as it is not installed and can still be started. If we cannot see that, a person checks.",
    until_activated:
      "Full refund as long as no data was used and it can still be started, even if installed. If we cannot see that, a person checks.",
    none: "After that, no refund for a change of mind. In full if we cannot deliver.",
  },
  refundOf: {
    physical: "Until the parcel has left, everything comes back at once; after that a person looks at it first.",
    renewal: "A person looks at it first, since the plan is on your SIM. In full if it cannot be loaded.",
  },
  withdrawal: {
    bought: "You may withdraw within 14 days of buying; if it is unused, you get the whole price back.",
    arrived:
      "You may withdraw until 14 days after the parcel has arrived; if it is unused, you get the whole price and the postage back.",
  },
  device: {
    question: "Does my phone take an eSIM?",
    steps: [
      "Dial *#06#. If an EID is shown, it does.",
      "It must not be locked to a carrier.",
      "iPhones sold in Mainland China, and many sold in Hong Kong and Macao, do not take one.",
    ],
  },

  /** For the list of what needs care: the field, then what is wrong with it. */
  fields: {
    quantity: "Quantity",
    email: "E-mail",
    method: "Payment method",
    privacyPolicy: "Privacy policy",
    dataTransfer: "Data outside the EU",
    beginNow: "Beginning at once",
    accountByEmail: "Account",
    departsOn: "Day you leave",
    promoCode: "Promo code",
    "shipping.country": "Country",
    "shipping.contactPerson": "Recipient",
    "shipping.phone": "Phone",
    "document.type": "Document",
    "document.firstFour": "First four characters",
  },
  simNumber: (position: number): string => `SIM ${position}`,
  traveller: (position: number): string => `Traveller ${position}`,

  newTotal: {
    title: "Please check the new total",
    change: (before: string, now: string): string =>
      `It was ${before}, it is now ${now}. Press Pay again if that is right. Nothing has been charged.`,
  },
  notPlaced: "Your order was not placed. Nothing has been charged.",

  missing: {
    plan: {
      title: "This plan is not on sale",
      text: "It may have been replaced by a better one. Choose your destination to see what is on sale today.",
    },
    way: {
      title: "This plan is not sold that way",
      text: "Not every plan comes as an eSIM, as a SIM card by post and as a renewal. Its page says how it comes.",
    },
    destinations: "Choose a destination",
    thisPlan: "Look at the plan",
  },
};
