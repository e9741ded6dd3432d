const count = (amount: number, one: string, many: string) => `${amount} ${amount === 1 ? one : many}`;
const days = (amount: number) => count(amount, "day", "days");
const joined = (names: readonly string[], last: string) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} ${last} ${names.at(-1)}`;

export const words = {
  days: (amount: number): string => days(amount),
  or: (names: readonly string[]): string => joined(names, "or"),
  and: (parts: readonly string[]): string => joined(parts, "and"),
  /** Two speeds or prices with everything between them. */
  range: (least: string, most: string): string => `${least} to ${most}`,
  close: "Close",
  /** `¥23.00 a day` */
  perDay: (price: string): string => `${price} a day`,
  perGb: (price: string): string => `${price} per GB`,

  card: {
    kinds: { day_pass: "eSIM day pass", fixed: "eSIM data package" },
    /** After the big number: `1` GB a day, `10` GB for 30 days. */
    aDay: (unit: string, chosen?: number): string => (chosen ? `${unit} a day, ${days(chosen)}` : `${unit} a day`),
    within: (unit: string, length: number): string => `${unit} for ${days(length)}`,
    several: (amount: number): string => count(amount, "destination", "destinations"),
    alsoCovers: (here: string, more: number): string => `${here}, and ${more} more`,
    coverage: (area: string): string => `${area}: networks and APN`,
    address: (places: string): string => `Internet address: ${places}`,
    choose: "Choose",
    chooseThis: (title: string, area: string): string => `Choose ${title}, ${area}`,
    was: "Instead of",
    off: (percent: number): string => `${percent}% off`,
    forDays: (amount: number): string => `for ${days(amount)}`,
    perDayFrom: (least: number, most: number): string => `per day, ${least} to ${days(most)}`,
    endsBefore: (covered: number, trip: number): string => `Ends after ${covered} of your ${days(trip)}`,
    atLeast: (least: number): string => `Sold for ${days(least)} or more`,
  },

  /** The truth about a plan in sentences, as cards and the plan's page say it. */
  truth: {
    dayPass: (amount: string, speed: string, reset: string): string => `${amount} a day at full speed, then ${speed} – ${reset}`,
    dayPassStops: (amount: string, reset: string): string => `${amount} a day, then no data – ${reset}`,
    newDayAt: (zone: string): string => `new day at 00:00 ${zone} time`,
    newDayAfter: "a new day 24 hours after you connect",
    fixed: (amount: string, length: number, speed: string): string => `${amount} at full speed within ${days(length)}, then ${speed}`,
    fixedStops: (amount: string, length: number): string => `${amount} within ${days(length)}; when it is used up, data stops`,
    hotspot: { yes: "Hotspot sharing included", until_allowance: "Hotspot at full speed only", no: "No hotspot sharing" },
    starts: {
      first_connection: (useBy: number): string => `Starts when it first connects; use within ${days(useBy)}`,
      installation: (useBy: number): string => `Starts when you install it; use within ${days(useBy)}`,
      purchase: (_useBy: number): string => "Starts when you buy it",
    },
    identity: "Real-name registration needed",
  },

  coverage: {
    title: (area: string): string => `${area}: networks and APN`,
    search: "Country, carrier or APN",
    found: (amount: number): string => count(amount, "destination", "destinations"),
    none: (query: string): string => `No country, carrier or APN has “${query}” in it.`,
    apn: "APN",
    copy: "Copy",
    copied: "Copied",
    byHand: "Your browser does not allow copying. The APN is selected: copy it by hand.",
    loading: "Loading the networks",
    failed: "The networks could not be loaded.",
    retry: "Try again",
    whole: "Everything about this plan",
  },

  detail: {
    title: (area: string, plan: string): string => `${area} eSIM, ${plan}`,
    description: (area: string, truth: string, price: string): string =>
      `${area} eSIM: ${truth}. ${price}. Networks, APN, hotspot, internet address, start and refund rule in plain words.`,
    back: (area: string): string => `All plans: ${area}`,
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
        first_connection: "Buying and installing early does not start the clock.",
        installation: "So install it on the day you leave, with Wi-Fi.",
        purchase: "So buy it on the day you need it.",
      },
    },
    day: {
      name: "One day is",
      calendar_day: (zone: string): string => `From midnight to midnight, ${zone} time`,
      calendarNote: (zone: string): string => `It is ${zone} time that counts. Who first connects there at 22:00 has a first day of two hours.`,
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
      once: "Not possible: it can be installed once. Keep it until the trip is over.",
      same_device: "Possible on the same phone",
      any_device: "Possible, on another phone too",
    },
    topUp: { name: "Top-up", yes: "Possible: another package on the same eSIM", no: "Not possible. If you need more, buy another eSIM." },
    identity: {
      name: "Identity",
      none: "No document, no registration",
      real_name: "Real-name registration before use",
      note: "A passport or travel document, with a photo. Best done before you fly.",
      link: "How to register",
    },
    refund: {
      name: "Refund",
      until_installed: "In full, as long as it is not installed",
      until_activated: "In full, as long as no data was used, even if installed",
      none: "None for a change of mind; in full if we cannot deliver",
      link: "Refund policy",
    },
    way: {
      name: "How it comes",
      esim: "eSIM: by e-mail and on your order page, minutes after paying",
      notThis: "Not as an eSIM",
      others: {
        physical: "It also exists as a SIM card by post, which cannot be ordered here yet.",
        renewal: "It also exists as a renewal of a SIM you hold, which cannot be ordered here yet.",
        both: "It also exists as a SIM card by post and as a renewal of a SIM you hold; neither can be ordered here yet.",
      },
    },
    buy: {
      title: "Your eSIM",
      days: "For how many days?",
      daysHint: (least: number, most: number): string => `${least} to ${days(most)}`,
      daysProblem: (least: number, most: number): string => `This pass is sold for ${least} to ${days(most)}.`,
      quantity: "How many eSIMs?",
      quantityHint: "One for each phone",
      quantityProblem: (most: number): string => `At most ${most} in one order.`,
      fewerDays: "One day less",
      moreDays: "One day more",
      fewer: "One eSIM less",
      more: "One eSIM more",
      total: "Total",
      what: (length: number, quantity: number): string => `${days(length)}, ${count(quantity, "eSIM", "eSIMs")}`,
      update: "Update the price",
      checkout: "Order this eSIM",
      notEsim: "This plan is a SIM card by post. Cards cannot be ordered here yet.",
      seeOthers: "See the eSIM plans",
    },
    device: {
      title: "Does your phone take an eSIM?",
      text: "Dial *#06#. If you see an EID, it does. It must also be free of a carrier lock.",
      link: "More about phones",
    },
    missing: {
      title: "This plan is not on sale",
      text: "It may have been replaced by a better one. Tell us where you are going, and we show what is on sale today.",
      where: "Where are you going?",
      placeholder: "Country or city",
      find: "Search",
    },
  },

  /** Where traffic reaches the internet, by ISO 3166 code. */
  breakouts: {
    AU: "Australia", BE: "Belgium", FR: "France", GB: "United Kingdom", HK: "Hong Kong",
    JP: "Japan", NL: "Netherlands", PL: "Poland", SG: "Singapore", US: "United States",
  } as Record<string, string>,
};
