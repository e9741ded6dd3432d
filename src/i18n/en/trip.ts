const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const days = (count: number) => counted(count, "day", "days");

export const words = {
  title: "Trip planner",
  about:
    "Several countries, your dates, what you use: the best eSIM or combination of eSIMs for every day of the trip, and why.",
  head: "One trip, every day covered.",
  lede: "Tell us where you go and when. We weigh every plan in the shop and every way to combine them, and show the cheapest that spares you changes.",
  days: (count: number): string => days(count),

  form: {
    label: "Your trip",
    stop: (number: number): string => `Stop ${number}`,
    country: "Where",
    placeholder: "Country, city or airport",
    from: "From",
    to: "Until",
    add: "Add a stop",
    remove: "Remove",
    removeThis: (number: number): string => `Remove stop ${number}`,
    most: (count: number): string => `Up to ${count} stops in one trip.`,
    people: "How many people?",
    fewer: "One person less",
    more: "One person more",
    habits: "What do you use on the way?",
    maps: "Maps",
    mapsHint: "45 minutes of navigation, about 110 MB a day",
    chat: "Chat and social media",
    chatHint: "Messages, photos, half an hour of feeds, about 200 MB a day",
    video: "Video",
    videoHint: "An hour in standard definition, about 700 MB a day",
    hotspot: "Hotspot for a laptop",
    hotspotHint: "An hour of work, about 300 MB a day",
    slow: "Slow data is good enough when the allowance is used up",
    slowHint: "Plans that can still do what you ticked at their slower speed then count too.",
    submit: "Plan my trip",
    summary: "Please check the marked fields",
    count: (found: number): string => `${counted(found, "destination", "destinations")} found`,
    none: "Nothing found. Try the country, a large city or an airport’s code.",
    failed: "The search is not answering. You can type the name in full.",
  },

  start: {
    title: "Your plan appears here",
    text: "Enter at least one stop with its dates. Every day counts, the day you arrive and the day you leave as well.",
  },

  result: {
    title: "Our advice",
    titleAll: "Our advice, with an eSIM for everybody",
    esims: (count: number): string => counted(count, "eSIM", "eSIMs"),
    forOne: (length: number): string => `for ${days(length)}, one person`,
    forAll: (length: number, people: number): string => `for ${days(length)}, ${people} people`,
    each: (price: string): string => `${price} a person`,
    proof: (needed: string, change: string): string =>
      `The cheapest of all combinations in the shop at ${needed} per person and day, with some data to spare. Each further eSIM counts as ${change}, so that nobody changes it to save less; you never switch back and forth within a stop.`,
    one: {
      title: "Or one eSIM for everything",
      more: (price: string): string => `${price} more than our advice`,
      less: (price: string): string => `${price} less than our advice`,
      same: "The same price",
      text: "Nothing to change on the way.",
    },
    timeline: "The days of your trip and the eSIM of each",
    stops: "Stops",
    esim: (letter: string): string => `eSIM ${letter}`,
    waits: "waits",
    parts: "What to buy",
    quantity: (count: number): string => `${count} times, one for each person`,
    buyDays: (count: number): string => `Buy ${days(count)}`,
    packageDays: (count: number): string => `Valid for ${days(count)}`,
    look: "See this plan",
    lookThis: (letter: string, plan: string): string => `See this plan: eSIM ${letter}, ${plan}`,
    installOn: (date: string): string => `Starts when it is installed: install it on ${date}, the day before.`,
    buyFrom: (date: string): string => `Buy it on ${date} or later, so that it does not expire before your trip.`,
  },

  reasons: {
    holds: (length: number, needed: string, allowance: string): string =>
      `You need ${needed} on its ${days(length)}; it holds ${allowance}.`,
    each_day: (needed: string, allowance: string): string => `You need ${needed} a day; every day brings ${allowance}.`,
    then_slow: (speed: string): string =>
      `When its allowance is used up it goes on at ${speed}, enough for what you ticked.`,
    several_countries: (count: number): string =>
      `Works in ${count} of your countries: nothing to change at those borders.`,
    waits: "It waits in your phone while another eSIM serves, and then goes on.",
    calendar: (count: number, city: string): string =>
      `${days(count)} more than you stay: its days change at midnight in ${city}, not where you are.`,
    hours: (count: number): string =>
      `${days(count)} more than you stay: its days last 24 hours, and flying west makes yours longer.`,
    installed_before: (count: number): string =>
      `${days(count)} more than you stay, since it is installed before you leave.`,
    fewest_sold: (count: number): string => `${days(count)} more than you stay: fewer are not sold.`,
    dearer_without: (more: string): string => `Without it the whole trip would cost ${more} more.`,
    as_cheap_without: "Another plan would do the same at the same price.",
  },

  others: {
    title: "Other ways",
    text: "Each is the cheapest of its kind.",
    cheapest: "The lowest price, with more changes",
    one_esim: "One eSIM for everything",
    per_country: "Each country’s own plans",
    packages: "Data packages only",
    passes: "Day passes only",
    shared: "One phone’s eSIM, shared by hotspot",
    another: "The next best combination",
    more: (price: string): string => `${price} more`,
    less: (price: string): string => `${price} less`,
    same: "Same price",
    sharedNote: "Only if you always stay together: one phone carries everybody’s data.",
  },

  unserved: {
    title: (place: string, dates: string): string => `No plan for ${place}, ${dates}`,
    no_plan:
      "We sell no eSIM that works there. Plan to use Wi-Fi or a local SIM on these days; the rest of the trip is covered below.",
    no_hotspot:
      "No plan there may be shared by hotspot. Untick the hotspot and plan again, or use Wi-Fi on these days.",
    too_much_data:
      "No plan there has that much data a day. Tick less, or accept slow data after the allowance, and plan again.",
    nothing: "No plan for this trip",
    elsewhere: "See all destinations",
  },
};
