import { words as registration } from "./registration.ts";

const count = (amount: number, one: string, many: string) => `${amount} ${amount === 1 ? one : many}`;
const days = (amount: number) => count(amount, "day", "days");

export const words = {
  description: (area: string, truth: string, price: string): string =>
    `${area} eSIM: ${truth}. ${price}. Networks, APN, hotspot, internet address, start and refund rule in plain words.`,
  back: (area: string): string => `All plans: ${area}`,
  chinaGuide: "Guide to mainland China, and prepaid data there: Gogo China",
  allDestinations: "All destinations",
  kinds: { day_pass: "Unlimited day pass", fixed: "Fixed package" },
  sections: { speed: "Data and speed", time: "Days and dates", network: "Network", good: "Good to know" },
  amount: {
    name: "Data",
    day_pass: (amount: string): string => `${amount} a day at full speed`,
    fixed: (amount: string, length: number): string => `${amount} to use within ${days(length)}`,
    note: "Data only: no phone number, no calls, no texts.",
  },
  after: {
    name: "When it is used up",
    day_pass: (speed: string): string => `You go on at ${speed} until the next day begins`,
    fixed: (speed: string): string => `You go on at ${speed} until the days are over`,
    stops: "Data stops",
    note: "Nothing extra is ever charged.",
  },
  uses: {
    title: (speed: string): string => `What works at ${speed}`,
    chat: "Chat, e-mail",
    maps: "Maps, web pages",
    calls: "Video calls",
    hd: "HD video",
    well: "works",
    poorly: "just about",
    not: "does not work",
  },
  hotspot: {
    name: "Hotspot",
    yes: "Included",
    until_allowance: "Included at full speed, not after the allowance",
    no: "Not included",
    note: "What others use counts as yours.",
  },
  start: {
    name: "Starts",
    first_connection: "When it first connects to a network there",
    several: (amount: number): string => `When it first connects to a network in one of its ${amount} destinations`,
    installation: "As soon as you install it",
    purchase: "When you buy it",
    notes: {
      esim: {
        first_connection: "Buying and installing early does not start the clock.",
        installation: "So install it on the day you leave, with Wi-Fi.",
        purchase: "So buy it on the day you need it.",
      },
      /** A card, a renewal: nothing is installed. */
      others: {
        first_connection: "Buying early does not start the clock.",
        installation: "",
        purchase: "So buy it on the day you need it.",
      },
    },
  },
  day: {
    name: "One day is",
    calendar_day: (zone: string): string => `From midnight to midnight, ${zone} time`,
    calendarNote: (zone: string): string =>
      `It is ${zone} time that counts. If it is 22:00 there when you first connect, your first day lasts two hours.`,
    "24_hours": "24 hours, counted from your first connection",
    hoursNote: "Landing late costs you nothing of the first day.",
  },
  length: {
    name: "Lasts",
    fixed: (length: number): string => `${days(length)} from the start`,
    day_pass: (least: number, most: number): string => `The days you choose, ${least} to ${most}`,
  },
  useBy: {
    name: "Use by",
    value: (length: number): string => `Start it within ${days(length)} of buying`,
    note: "Later it can no longer be started. Your order shows the date.",
  },
  networks: { name: "Networks", many: "At least one in each destination, see the list", none: "Not known yet" },
  covers: { name: "Works in", check: "Is my country in?", apns: "Networks and APN" },
  breakout: {
    name: "Internet address",
    note: "Where websites believe you are. Streaming, some banks and some AI services go by it; maps, chat and browsing do not.",
  },
  reinstall: {
    name: "Installing again",
    once: "No: it can be installed only once. Keep it until the trip is over.",
    same_device: "Yes, on the same phone only",
    any_device: "Yes, on another phone too",
  },
  topUp: {
    name: "Top-up",
    yes: "Yes: buy more in My packages, on the same eSIM or card",
    no: "No. If you need more, buy another plan: it comes with an eSIM or card of its own",
  },
  identity: {
    name: "Identity",
    none: "No document, no registration",
    real_name: registration.title,
  },
  refund: {
    name: "Refund",
    until_installed: "In full, as long as it is not installed",
    until_activated: "In full, as long as no data was used, even if installed",
    none: "None for a change of mind; in full if we cannot deliver",
    physical: "In full until the parcel has left; after that a person looks at it first",
    renewal: "A person looks at it first, since the plan is on your SIM; in full if it cannot be loaded",
    link: "Refund policy",
    promise: { until_installed: "Full refund until installed", until_activated: "Full refund until first use" },
  },
  way: {
    name: "How it comes",
    comes: {
      esim: "eSIM: by e-mail and on your order page, minutes after paying",
      physical: "SIM card: by post. Postage and the day of arrival are shown before you pay",
      renewal: "Renewal: on the SIM you hold, minutes after paying",
    },
    anotherPhone: "In another phone",
    cardMoves: "Just move the card: the plan is on it",
    others: {
      physical: "Also as a SIM card by post.",
      renewal: "Also as a renewal of a SIM you hold.",
      both: "Also as a SIM card by post, or as a renewal of a SIM you hold.",
    },
  },
  buy: {
    title: "Your order",
    way: "How would you like it?",
    ways: {
      esim: { name: "eSIM", about: "By e-mail, minutes after paying." },
      physical: { name: "SIM card", about: "By post." },
      renewal: {
        name: "Renewal",
        about: "For a SIM card of ours that you hold: the plan is loaded on it within minutes.",
      },
    },
    post: {
      ahead: "Postage and the day of arrival are shown before you pay.",
      from: (fee: string): string => `Postage from ${fee}; the day of arrival is shown before you pay.`,
      there: (country: string, fee: string, span: string): string =>
        `To ${country}: postage ${fee}, arrives ${span} if ordered now.`,
    },
    days: "For how many days?",
    daysHint: (least: number, most: number): string => `${least} to ${days(most)}`,
    daysProblem: (least: number, most: number): string => `This pass is sold for ${least} to ${days(most)}.`,
    quantity: { esim: "How many eSIMs?", physical: "How many SIM cards?" },
    quantityHint: "One for each phone",
    quantityProblem: (most: number): string => `At most ${most} in one order.`,
    fewerDays: "One day less",
    moreDays: "One day more",
    fewer: "One eSIM less",
    more: "One eSIM more",
    total: "Total",
    what: (length: number, units: string): string => `${days(length)}, ${units}`,
    units: {
      esim: (quantity: number): string => count(quantity, "eSIM", "eSIMs"),
      physical: (quantity: number): string => `${count(quantity, "SIM card", "SIM cards")}, without postage`,
      renewal: (_quantity: number): string => "for each SIM",
    },
    update: "Update the price",
    refused: "Not sold to where you are.",
    checkout: { esim: "Order this eSIM", physical: "Order this SIM card", renewal: "Renew my SIM" },
  },
  missing: {
    title: "This plan is not on sale",
    text: "It may have been replaced by a better one. Tell us where you are going, and we show what is on sale today.",
    where: "Where are you going?",
    placeholder: "Country or city",
    find: "Search",
  },
};
