import type { PlanKind } from "../../kernel/plan-terms.ts";

const count = (amount: number, one: string, many: string) => `${amount} ${amount === 1 ? one : many}`;
const days = (amount: number) => count(amount, "day", "days");
const people = (amount: number) => count(amount, "traveller", "travellers");

/** Choosing among the plans of a destination: the need, the shelves, comparing, the days on the calendar. */
export const words = {
  title: (place: string): string => `${place} eSIM: day passes and data packages`,
  description: (place: string, plans: number, lead: string): string =>
    `${place} eSIM: ${count(plans, "plan", "plans")}, ${lead}. Each states its speed after the allowance, when a day resets, networks, hotspot and internet address.`,
  trip: "Several countries? Plan the whole trip",
  heading: "eSIM plans",
  lead: (plans: number, from: string): string =>
    `${count(plans, "plan", "plans")}: ${from}. By e-mail, minutes after paying.`,
  fromPass: (price: string): string => `day passes from ${price} a day`,
  fromPackage: (price: string, amount: string): string => `packages from ${price} for ${amount}`,
  kinds: "Kinds of plan",
  tabs: { day_pass: "Unlimited day pass", fixed: "Fixed package" },
  about: {
    day_pass: (speeds: string): string =>
      `Every day begins with an allowance at full speed. When it is used up, data keeps flowing at ${speeds} until the next day: that is what “unlimited” means here.`,
    fixed:
      "An amount of data to use within a number of days, on one day or spread over all. What happens when it is used up is on each card.",
  },

  need: {
    label: "What you need",
    days: "How long?",
    fewerDays: "One day less",
    moreDays: "One day more",
    people: "Travellers",
    fewerPeople: "One traveller less",
    morePeople: "One traveller more",
    data: "Data for each",
    habits: {
      any: "Any amount",
      light: "Light: 300 MB a day",
      normal: "Normal: 700 MB a day",
      heavy: "Heavy: 2 GB a day",
    },
    means: {
      any: "Every plan counts, however small.",
      light: "Light: maps, chat and e-mail.",
      normal: "Normal: maps, chat, photos and social media, as most travellers do.",
      heavy: "Heavy: also video, video calls and a laptop now and then.",
    },
    inAll: (size: number): string => `${size} GB for the trip`,
    inAllMeans: "At full speed, for the whole trip.",
    speed: "Speed after the allowance",
    speeds: {
      0: "Any, or none",
      128: "128 kbps or more: chat",
      384: "384 kbps or more: maps, slowly",
      1024: "1 Mbps or more: maps and web pages",
    },
    dates: "Count by my dates",
    from: "First day there",
    to: "Last day there",
    lands: "You land at",
    leaves: "You leave at",
    times: (place: string): string => `Local time in ${place}. The clock times may stay empty.`,
    withoutDates: "Without dates",
    change: "Change",
    travellers: people,
    show: "Show prices",
    unread: (fields: string): string => `We could not read ${fields}, so the usual value counts.`,
    fields: {
      days: "the number of days",
      dates: "the dates",
      times: "the clock times",
      people: "the number of travellers",
      data: "the data",
      speed: "the speed",
      filters: "a filter",
      compare: "the plans to compare",
    },
  },
  dayOfMonth: (day: number): string => String(day),
  dayCount: (length: number): string => days(length),
  moment: (date: string, time: string): string => `${date}, ${time}`,

  filters: {
    label: "Filters",
    set: (amount: number): string => `Filters (${amount} set)`,
    fiveG: "5G",
    hotspot: "Hotspot all the time",
    noId: "No ID needed",
    topUp: "Top-up possible",
    ip: "Internet address",
    anyIp: "Internet address: any",
    way: "How it comes",
    ways: { esim: "eSIM by e-mail", physical: "SIM card by post", renewal: "Renewal of a SIM" },
    with: (choice: string, amount: number): string => `${choice} (${amount})`,
    sort: "Order",
    sorts: { price: "Cheapest for the trip", gb: "Cheapest per GB", data: "Most data", speed: "Fastest afterwards" },
    clear: "No filters",
  },

  card: {
    for: (length: number, travellers: number): string =>
      travellers > 1 ? `your ${days(length)}, ${people(travellers)}` : `your ${days(length)}`,
    perDay: (price: string): string => `${price} a day`,
    perGb: (price: string): string => `${price} per GB`,
    atLeast: (least: number): string => `Sold for ${days(least)} or more`,
    misfit: {
      ends_before: (lasts: number, needed: number): string => `Lasts ${days(lasts)}, your trip takes ${needed}`,
      too_little_a_day: (has: string, wanted: string): string => `${has} a day, you want ${wanted}`,
      too_little: (has: string, wanted: string): string => `${has} in all, you want ${wanted}`,
      too_slow: (speed: string): string => `Goes on at ${speed} only`,
      stops: "Data stops when it is used up",
    },
    afterwards: (speed: string): string => `then ${speed}`,
    stops: "then data stops",
    look: "See the plan",
    more: (price: string): string => `${price} more than our recommendation`,
    less: (price: string): string => `${price} less than our recommendation`,
    same: "The same price as our recommendation",
    compare: "Compare",
  },

  best: {
    heading: "We would take this one",
    /** The cheapest … of those that do all this. */
    because: (kind: PlanKind, does: string): string =>
      `The cheapest ${kind === "day_pass" ? "day pass" : "package"} that ${does}.`,
    lasts: (length: number): string => `covers ${length === 1 ? "your day" : `all ${length} days`}`,
    daily: (amount: string): string => `has at least ${amount} a day at full speed`,
    inAll: (amount: string): string => `has at least ${amount} at full speed`,
    speed: (speed: string): string => `goes on at ${speed} or more`,
    next: (price: string): string => `The next one costs ${price} more.`,
    alone: "It is the only one.",
    otherKind: { day_pass: "A day pass", fixed: "A package" },
    cheaper: (other: string, price: string, less: string): string => `${other} does it for ${price}, ${less} less.`,
    instead: (other: string, price: string): string => `${other} does it, for ${price}.`,
    draw: "Tell us your dates, and its days are drawn on them.",
    see: "Have a look",
  },
  none: {
    day_pass: (place: string): string => `${place}: no day pass yet`,
    fixed: (place: string): string => `${place}: no data package yet`,
    nothing: (place: string): string => `${place}: no eSIM plan yet`,
    text: "Have a look at the other plans that work there.",
    textNothing: "We are working on it. Nearby destinations may have what you need.",
    filtered: "No plan has all of that",
    drop: "Leave one filter out:",
    dropped: (filter: string, amount: number): string => `${filter}: ${count(amount, "plan", "plans")}`,
    fits: "No plan here does all of that",
    relax: "One of these would help:",
    relaxed: { days: "A shorter trip", data: "Any amount of data", speed: "Any speed after the allowance" },
  },
  shown: (plans: number, fit: number): string =>
    `${count(plans, "plan", "plans")} shown. ${fit} of them ${fit === 1 ? "does" : "do"} all that you need.`,
  own: (place: string): string => `${place} only`,
  shared: "Going further?",
  sharedAbout: "One eSIM for this stop and for those before and after it.",
  unfit: "These do part of it",
  unfitAbout: (amount: number): string => `${count(amount, "plan", "plans")}. Each says what it lacks.`,
  moreLike: (amount: number, data: string): string => `${amount} more with ${data}`,
  elsewhere: "All destinations",

  compare: {
    label: "Plans to compare",
    button: (chosen: number): string => (chosen > 1 ? `Compare these ${chosen}` : "Compare the chosen plans"),
    ticked: (chosen: number, most: number): string => `${chosen} of at most ${most} chosen`,
    most: "At most four can be compared.",
    heading: "Side by side",
    remove: "Remove",
    removeThis: (plan: string): string => `Remove ${plan}`,
    close: "Close the comparison",
    plan: "Plan",
    total: "For your trip",
    perDay: "Per day",
    perGb: "Per GB at full speed",
    fits: "Does it all?",
    yes: "Yes",
    packageDay: "24 hours each, counted from the start",
    onlyDifferences: "Differences only",
    differs: "differs",
  },

  rules: {
    title: (place: string): string => `Before you go: ${place}`,
    identity: "Identity",
    noIdentity: "No document is asked of travellers for these plans.",
    someIdentity: "Some plans need registration; their cards say so.",
    install: "Installing",
    installBefore: (place: string): string =>
      `Install your eSIM before you fly: in ${place} the download may be blocked. Once installed, it works as usual.`,
    installAny:
      "Install it at home with Wi-Fi. The download needs the internet, which you will not have when you land.",
    day: "When a day ends",
    dayCalendar: (cities: string): string => `At 00:00 ${cities} time, whenever you arrived.`,
    dayHours: "24 hours after you connect, again and again.",
    dayBoth: (cities: string): string =>
      `At 00:00 ${cities} time; for some plans 24 hours after you connect. Their cards say so.`,
    dayPackage: "A package runs for its days without a daily limit.",
    blocked: "What is blocked",
    blocked_apps:
      "Some well-known apps and websites are restricted. Which of them open depends on the plan’s internet address, so look for it on the cards.",
    notBlocked: "Nothing that we know of.",
    china: "Travelling there",
    chinaGuide: "Transit without a visa, paying, getting around",
  },

  days: {
    heading: "Start and end",
    about: "Your dates show which days this plan covers.",
    trip: "Your trip",
    plan: "The plan",
    tripLine: (from: string, to: string, place: string): string =>
      `You are there from ${from} to ${to}, ${place} time.`,
    planLine: (from: string, to: string, length: number): string =>
      `The plan’s ${days(length)} run from ${from} to ${to}.`,
    atHome: "Its clock starts when it is installed or bought, so the day of travel is drawn too.",
    firstShort: (hours: number): string => `The first day lasts ${count(hours, "hour", "hours")} only.`,
    needed: (needed: number, taken: number): string => `You need ${days(needed)}, not ${taken}`,
    spare: (needed: number): string => `${days(needed)} ${needed === 1 ? "is" : "are"} enough`,
    why: {
      calendar: (city: string, needed: number): string =>
        `A day of this plan ends at 00:00 ${city} time. Your trip touches ${needed} of them.`,
      home: (needed: number): string =>
        `It starts when it is installed or bought. With the day of travel your trip takes ${days(needed)} of it.`,
      hours: (needed: number): string =>
        `A day of this plan is 24 hours from your first connection. Your trip takes ${needed} of them.`,
    },
    take: (needed: number): string => `Take ${days(needed)}`,
    tooShort: "This plan ends before your trip does",
    others: "Plans that last",
    enough: "Every day of your trip is covered.",
    place: "Where do you land?",
    show: "Draw the days",
  },
};
