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
    title: (area: string, plan: string): string => `${area} eSIM, ${plan}`,
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
    dayPass: (amount: string, speed: string, reset: string): string =>
      `${amount} a day at full speed, then ${speed} – ${reset}`,
    dayPassStops: (amount: string, reset: string): string => `${amount} a day, then no data – ${reset}`,
    newDayAt: (zone: string): string => `new day at 00:00 ${zone} time`,
    newDayAfter: "a new day 24 hours after you connect",
    fixed: (amount: string, length: number, speed: string): string =>
      `${amount} at full speed within ${days(length)}, then ${speed}`,
    fixedStops: (amount: string, length: number): string =>
      `${amount} within ${days(length)}; when it is used up, data stops`,
    hotspot: {
      yes: "Hotspot sharing included",
      until_allowance: "Hotspot at full speed only",
      no: "No hotspot sharing",
    },
    starts: {
      first_connection: (useBy: number): string => `Starts when it first connects; use within ${days(useBy)}`,
      installation: (useBy: number): string => `Starts when you install it; use within ${days(useBy)}`,
      purchase: (_useBy: number): string => "Starts when you buy it",
    },
    identity: "Real-name registration before use",
  },

  /** Where traffic reaches the internet, by ISO 3166 code. */
  breakouts: {
    AU: "Australia",
    BE: "Belgium",
    FR: "France",
    GB: "United Kingdom",
    HK: "Hong Kong",
    JP: "Japan",
    NL: "Netherlands",
    PL: "Poland",
    SG: "Singapore",
    US: "United States",
  } as Record<string, string>,
};
