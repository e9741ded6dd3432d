/** The console's overview: what is sold now, and what waits for a person. */
export const words = {
  title: "Overview",
  clock: (time: string): string => `${time}, Hong Kong`,
  ranges: { label: "Days", "1": "Today", "7": "7 days", "28": "28 days" },
  currencies: "Currency",
  figures: "Figures",
  sales: "Sales",
  payments: "Payments",
  refunded: "Refunded",
  /** Against what was at the same time a week or four weeks before. */
  against: (change: string | null, was: string, moment: string): string =>
    change === null ? `${was} by ${moment}` : `${change} on ${was} by ${moment}`,
  chart: {
    title: "Sales so far",
    lede: (currency: string): string => `Goods and postage in ${currency}, less promo discounts. Days of Hong Kong.`,
    as: "Shown as",
    chart: "Chart",
    table: "Table",
    now: (time: string): string => `now, ${time}`,
    before: { "1": "a week before", "7": "the 7 days before", "28": "the 28 days before" },
    sentence: (sales: string, until: string, was: string, moment: string): string =>
      `Sales so far: ${sales} at ${until}. At the same time before, ${moment}: ${was}.`,
    columns: { at: "Up to", sales: "Sales so far" },
    ahead: "not yet",
  },
  stock: "Days of stock left",
  work: "Needs a person",
  allWork: "All work",
  noWork: "Nobody waits for a decision",
};
