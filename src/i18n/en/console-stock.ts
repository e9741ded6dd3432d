/** The console's stock: eSIM profiles of our own, and SIM cards. */
export const words = {
  title: "Stock",
  caption: "What lies in stock, and for how many days it lasts",
  columns: {
    pool: "Pool",
    free: "Free",
    held: "Held",
    sold: "Sold",
    retired: "Retired",
    perDay: "Sold a day",
    daysLeft: "Days left",
    orderBy: "Order by",
  },
  pools: { esims: "eSIM profiles", cards: "SIM cards" },
  states: {
    out: "none left",
    order_now: "order now",
    order_soon: "order soon",
    enough: "enough",
    unknown: "not known",
  },
  days: (count: string): string => (count === "1" ? "1 day" : `${count} days`),
  beyond: "over 999 days",
  band: (least: string, most: string): string => `${least} to ${most}`,
  today: "today",
  noForecast: "Too little has been sold to say",
  sentence: (free: string, perDay: string, seenDays: number): string =>
    `${free} free; ${perDay} sold a day over the last ${seenDays} days.`,
  season: (factor: string): string =>
    `A year ago the following four weeks sold ${factor} times as much as the four before, so the forecast does too.`,
  foot: (days: number, delivery: number): string =>
    `Days left come from ${days} whole days of sales; four of five courses lie in the band. A delivery takes ${delivery} days.`,
  back: "All stock",
  lately: "Sold by day",
  latelySentence: (total: string, most: string, day: string): string =>
    `${total} sold in the last four weeks, most on ${day}: ${most}.`,
  latelyNone: "Nothing was sold in the last four weeks.",
  asTable: "As a table",
  movement: { day: "Day", added: "Added", sold: "Sold", cameBack: "Came back", retired: "Retired" },
};
