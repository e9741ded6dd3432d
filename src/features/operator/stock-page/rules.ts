import { addDays, daysFrom } from "../../../kernel/zoned-time.ts";

/** Whole days of sales that a forecast looks back on; with fewer than a week it says nothing. */
export const lookBackDays = 28;
const fewestDays = 7;
/** The same weekday a year ago. */
const aYearOfWeeks = 364;
/** Four of five futures lie within the band. */
const spread = 1.28;
/** A year ago fewer pieces in four weeks say nothing of a season. */
const fewestOfSeason = 28;
const mostOfSeason = 4;
const furthest = 999;

export const stockStates = ["out", "order_now", "order_soon", "enough", "unknown"] as const;
type StockState = (typeof stockStates)[number];

type Forecast = {
  state: StockState;
  /** How many days were looked at. */
  seenDays: number;
  perDay: number;
  /** By what the season of last year changes it; null where nothing is known of one. */
  season: number | null;
  /** Null where nothing is sold, or too little is known. */
  daysLeft: { least: number; likely: number; most: number } | null;
  orderBy: string | null;
  deliveryDays: number;
};

/** Days to ask for: the last whole ones, and those around the same day last year. */
export function forecastSpans(today: string) {
  const lastYear = addDays(today, -aYearOfWeeks);
  const back = (day: string) => ({ from: addDays(day, -lookBackDays), to: addDays(day, -1) });
  return {
    lately: back(today),
    before: back(lastYear),
    after: { from: lastYear, to: addDays(lastYear, lookBackDays - 1) },
  };
}

type Facts = {
  free: number;
  today: string;
  /** The first day on which anything is known of the pool. */
  since: string | undefined;
  /** By day, for those on which something was sold. */
  lately: ReadonlyMap<string, number>;
  before: number;
  after: number;
  /** From the order to the storeroom, or to the pool. */
  deliveryDays: number;
};

export function forecastOf({ free, today, since, lately, before, after, deliveryDays }: Facts): Forecast {
  const seenDays = since === undefined ? 0 : Math.min(lookBackDays, Math.max(0, daysFrom(since, today)));
  const sold = Array.from({ length: seenDays }, (_, place) => lately.get(addDays(today, -1 - place)) ?? 0);
  const total = sold.reduce((sum, one) => sum + one, 0);
  const mean = seenDays === 0 ? 0 : total / seenDays;
  const season = seasonOf(before, after);
  const perDay = Math.max(0, mean * (season ?? 1));
  const facts = { seenDays, perDay: Math.round(perDay * 10) / 10, season, deliveryDays };
  const out = free === 0 ? ("out" as const) : undefined;
  if (seenDays < fewestDays || perDay === 0)
    return { ...facts, state: out ?? "unknown", daysLeft: null, orderBy: out ? today : null };
  const variance = sold.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (seenDays - 1);
  const deviation = Math.sqrt(variance) * (season ?? 1);
  const daysLeft = {
    least: daysFor(free, perDay, deviation),
    likely: daysFor(free, perDay, 0),
    most: daysFor(free, perDay, -deviation),
  };
  const orderBy = addDays(today, Math.max(0, daysLeft.least - deliveryDays));
  return { ...facts, state: out ?? stateOf(daysLeft.least, deliveryDays), daysLeft, orderBy };
}

function stateOf(least: number, deliveryDays: number): StockState {
  if (least <= deliveryDays) return "order_now";
  return least <= 2 * deliveryDays ? "order_soon" : "enough";
}

function seasonOf(before: number, after: number): number | null {
  if (before < fewestOfSeason || after < fewestOfSeason) return null;
  return Math.round(Math.min(mostOfSeason, Math.max(1 / mostOfSeason, after / before)) * 100) / 100;
}

/** After how many days demand, which grows with the days and strays with their root, has taken all that is free. */
function daysFor(free: number, perDay: number, deviation: number): number {
  const stray = spread * deviation;
  const root = (-stray + Math.sqrt(stray ** 2 + 4 * perDay * free)) / (2 * perDay);
  return Math.min(furthest, Math.floor(root ** 2 + 1e-6));
}

/** The largest file that is looked through, in bytes and in letters. */
export const largestFile = 2_000_000;

/** What is typed to retire stock, in each language of the console. */
export const retireWords = { en: "retire", "zh-cn": "作废", "zh-hk": "作廢" } as const;
export const isRetireWord = (typed: string): boolean =>
  Object.values<string>(retireWords).includes(typed.trim().toLowerCase());

/** A batch as the trail names it. */
export const thingOf = (pool: string, batch: string) => ({ kind: "stock", id: `${pool}/${batch}` }) as const;
