import { countText } from "../../kernel/count-text.ts";
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
  /** Between two shares. */
  points: (change: string): string => `${change} points`,
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
  health: {
    well: "Payments, suppliers, network and e-mail answer; no job was given up",
    trouble: (service: string): string => `${service}: not answering well`,
    jobs: (count: number): string => (count === 1 ? "1 job was given up" : `${count} jobs were given up`),
  },
  bars: {
    step: "What",
    count: "Count",
    ofFirst: "of the first",
    ofAll: "of all",
    was: "the time before",
    until: (lede: string, moment: string): string => `${lede} Counted until ${moment}.`,
    notYet: "Nothing has been counted yet.",
    none: "Nothing in these days",
  },
  visits: {
    title: "From visit to paid",
    lede: "Browsers that agreed to be counted and clicked something, each once a day.",
    steps: { visitors: "Visitors", sawPlans: "Looked at plans", ordered: "Placed an order", paid: "Paid" },
    sentence: (visitors: number, paid: number): string =>
      `From visit to paid: ${countText(visitors)} visitors, ${countText(paid)} of them paid.`,
  },
  firstDays: {
    title: "From paid to online",
    lede: "eSIMs whose first day is over: 24 hours from payment, or from the start of the departure day if that is later.",
    steps: { esims: "eSIMs paid", online: "Online on day one" },
    sentence: (esims: number, online: number): string =>
      `From paid to online: of ${countText(esims)} eSIMs ${countText(online)} were online on their first day.`,
  },
  reasons: {
    title: "Why money went back",
    lede: (currency: string): string => `Goods and postage in ${currency}, by the buyer's reason or the shop's.`,
    amount: "Amount",
    counted: (reason: string, count: number): string => `${reason} (${countText(count)})`,
    sentence: (refunded: string): string => `Why money went back: ${refunded} by reason.`,
  },
  parcels: "Parcels",
  csv: {
    button: "CSV",
    figure: "Figure",
    unit: "Unit",
    is: "These days",
    was: "The time before",
    until: "Until",
    pieces: "count",
  },
  stock: "Days of stock left",
  work: "Needs a person",
  allWork: "All work",
  noWork: "Nobody waits for a decision",
};
