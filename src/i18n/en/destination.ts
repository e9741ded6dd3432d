const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const words = {
  trip: "Several countries? Plan the whole trip",
  title: "Destinations",
  /** The first line of the headline; the second is `head`. */
  ask: "Where to?",
  head: (count: number): string => `${counted(count, "destination", "destinations")}.`,
  about: (count: number): string =>
    `Travel eSIMs for ${counted(count, "destination", "destinations")}, with prices per day or per package.`,
  lede: "The cheapest eSIM of each place, by the day and as a package, with what you get for it.",
  search: "Find a destination",
  placeholder: "Country, city or airport",
  find: "Search",
  results: "Search results",
  found: (count: number): string => counted(count, "destination found", "destinations found"),
  none: (query: string): string => `No destination found for “${query}”`,
  noneText: "Try the country, a large city or the code of an airport.",
  all: "Show all destinations",
  failed: "Cities and airports cannot be searched right now. Names of countries and regions still work.",
  jump: "Jump to",
  popular: "Popular",
  regions: "Regions and world",
  regionsHead: "One plan, several borders",
  regionsText:
    "A regional plan is listed with the plans of every place it covers. Open a region and choose where you begin.",
  covered: (count: number): string => counted(count, "destination", "destinations"),
  from: { before: "from", after: "" },
  per: {
    day: (amount: string): string => `${amount} a day`,
    package: (amount: string, days: number): string => `${amount} in ${counted(days, "day", "days")}`,
  },
  noPrice: "See plans",
};
