import { addDays, daysFrom, isDate } from "../../../kernel/zoned-time.ts";
import { longestTrip } from "./trip-price.ts";

/**
 * The first and last day of a trip on the destination's calendar, with the clock times of landing and leaving where
 * they are known.
 */
export type Dates = { from: string; to: string; lands?: string; leaves?: string };

/** How much full-speed data one person wants: a habit, so many gigabytes in all, or whatever there is. */
export type DataWish = Habit | "any" | number;
type Habit = keyof typeof megabytesADay;

/** What a traveller needs. Prices, order and recommendation of the plans page all follow from it. */
export type Need = { days: number; dates?: Dates; people: number; data: DataWish; leastSpeedKbps: number };
export type NeedField = "days" | "dates" | "times" | "people" | "data" | "speed";

/**
 * MB a day (market research 3C: a typical traveller takes 400 to 700): maps and chat; also pictures and social media;
 * also video.
 */
export const megabytesADay = { light: 300, normal: 700, heavy: 2048 } as const;
/** GB for a whole trip, as packages are sold. */
export const gigabytesInAll = [1, 3, 5, 10, 20, 50] as const;
/**
 * kbit/s after the allowance: chat works, maps just about, maps and web pages work
 * (features/catalogue/plans/speed-uses.ts).
 */
export const leastSpeeds = [128, 384, 1024] as const;
/** The order's own limit (features/sales/orders/contract.ts). */
export const mostPeople = 20;

/** What is shown before anybody has said anything: the stay and the habits of most. */
export const usualNeed: Need = { days: 7, people: 1, data: "normal", leastSpeedKbps: 0 };

/** Reads the need from an address. What cannot be read is taken as usual, and named, so that the page can say so. */
export function readNeed(search: URLSearchParams): { need: Need; unread: NeedField[] } {
  const unread: NeedField[] = [];
  const read = <T>(field: NeedField, name: string, known: (written: string) => T | undefined, usual: T): T => {
    const written = search.get(name)?.trim();
    if (!written) return usual;
    const value = known(written);
    if (value === undefined) unread.push(field);
    return value ?? usual;
  };
  const days = read("days", "days", (written) => wholeUpTo(longestTrip, written), usualNeed.days);
  const people = read("people", "people", (written) => wholeUpTo(mostPeople, written), usualNeed.people);
  const data = read("data", "data", dataWish, usualNeed.data);
  const leastSpeedKbps = read(
    "speed",
    "speed",
    (written) => leastSpeeds.find((speed) => String(speed) === written) ?? (written === "0" ? 0 : undefined),
    usualNeed.leastSpeedKbps,
  );
  const dates = readDates(search, days, unread);
  return {
    need: { days: dates ? daysFrom(dates.from, dates.to) + 1 : days, dates, people, data, leastSpeedKbps },
    unread,
  };
}

/** The need as it stands in an address; what is usual is not written. */
export function needQuery({ days, dates, people, data, leastSpeedKbps }: Need): Record<string, string | undefined> {
  const unlessUsual = (value: string | number, usual: string | number) => (value === usual ? undefined : String(value));
  return {
    days: dates ? undefined : unlessUsual(days, usualNeed.days),
    ...dates,
    people: unlessUsual(people, usualNeed.people),
    data: typeof data === "number" ? `${data}gb` : unlessUsual(data, usualNeed.data),
    speed: unlessUsual(leastSpeedKbps, usualNeed.leastSpeedKbps),
  };
}

/** One date is enough, the days give the other. */
export function readDates(search: URLSearchParams, days: number, unread: NeedField[] = []): Dates | undefined {
  const [first, last] = [search.get("from") || undefined, search.get("to") || undefined];
  const from = first ?? (last && isDate(last) ? addDays(last, 1 - days) : last);
  const to = last ?? (from && isDate(from) ? addDays(from, days - 1) : from);
  if (from === undefined || to === undefined) return undefined;
  const length = isDate(from) && isDate(to) ? daysFrom(from, to) + 1 : 0;
  if (length < 1 || length > longestTrip) {
    unread.push("dates");
    return undefined;
  }
  const [lands, leaves] = [clockTime(search.get("lands")), clockTime(search.get("leaves"))];
  const backwards = from === to && lands && leaves && leaves <= lands;
  if (lands === null || leaves === null || backwards) {
    unread.push("times");
    return { from, to };
  }
  return { from, to, ...(lands && { lands }), ...(leaves && { leaves }) };
}

function clockTime(written: string | null): string | undefined | null {
  if (!written) return undefined;
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(written) ? written : null;
}

function wholeUpTo(most: number, written: string): number | undefined {
  const number = /^\d{1,3}$/.test(written) ? Number(written) : 0;
  return number >= 1 && number <= most ? number : undefined;
}

function dataWish(written: string): DataWish | undefined {
  if (written === "any" || Object.hasOwn(megabytesADay, written)) return written as DataWish;
  return gigabytesInAll.find((size) => `${size}gb` === written.toLowerCase());
}
