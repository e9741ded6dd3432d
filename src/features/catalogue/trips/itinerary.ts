import { dayMs } from "../../../kernel/duration.ts";
/** A stay: both dates ISO (`2026-12-01`) and inclusive; the zone is the destination's. */
export type Stop = { iso2: string; zone: string; from: string; to: string };

/**
 * One day in one country, the thing that has to be served. On a travel day there are two, one for each side of the
 * border.
 */
export type Need = {
  /** Days since the trip began, the first is 0. */
  day: number;
  date: string;
  iso2: string;
  /** The place of its stay in the journey. */
  stay: number;
  /** The two midnights of the day in the country's own time, in milliseconds since 1970. */
  starts: number;
  ends: number;
};

/** Every day of every stay, in the order of the journey. Days without a stay (at sea, at home) need nothing. */
export function needsOf(stops: readonly Stop[]): Need[] {
  const needs: Need[] = [];
  for (const [stay, { iso2, zone, from, to }] of stops.entries()) {
    for (let day = daysFrom(stops[0]!.from, from), last = daysFrom(stops[0]!.from, to); day <= last; day++) {
      const date = dateAfter(stops[0]!.from, day);
      // two stays in one country that share a day are one need
      if (needs.some((need) => need.day === day && need.iso2 === iso2)) continue;
      needs.push({ day, date, iso2, stay, starts: midnight(date, zone), ends: midnight(dateAfter(date, 1), zone) });
    }
  }
  return needs;
}

/** Whole days from one ISO date to another. */
export function daysFrom(one: string, other: string): number {
  return (Date.parse(other) - Date.parse(one)) / dayMs;
}

export function dateAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

function midnight(date: string, zone: string): number {
  return Temporal.PlainDate.from(date).toZonedDateTime(zone).epochMilliseconds;
}

/** Whether a text is a date of the calendar: `2027-02-29` is none. */
export function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && Number.isFinite(Date.parse(text)) && dateAfter(text, 0) === text;
}
