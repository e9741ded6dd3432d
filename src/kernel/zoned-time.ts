import { dayMs, minuteMs } from "./duration.ts";
import { oncePer, oncePerRecent } from "./once-per.ts";

// Converts between wall clock times and instants (milliseconds since 1970), correct across clock changes. Both sides
// draw the same days, and recent browsers have Intl but not yet Temporal: the test compares this with Temporal.

/**
 * The instant at which clocks in a zone show `2026-12-03`, `22:00`. A skipped time counts from before the change; of a
 * repeated one the first is taken.
 */
export function instantOf(date: string, time: string, zone: string): number {
  const shown = Date.parse(`${date}T${time}:00Z`);
  const before = shown - offsetAt(shown - dayMs, zone);
  const after = shown - offsetAt(shown + dayMs, zone);
  const shows = (instant: number) => instant + offsetAt(instant, zone) === shown;
  return shows(before) || !shows(after) ? before : after;
}

/** The date in a zone at an instant. */
export function dateAt(instant: number, zone: string): string {
  return clocksAt(instant, zone).date;
}

/** The time that clocks in a zone show, `22:00`. */
export function timeAt(instant: number, zone: string): string {
  return clocksAt(instant, zone).time;
}

/** Both. */
export function clocksAt(instant: number, zone: string): { date: string; time: string } {
  const shown = new Date(instant + offsetAt(instant, zone)).toISOString();
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) };
}

export function addDays(date: string, days: number): string {
  return dateOf(Date.parse(`${date}T00:00Z`) + days * dayMs);
}

/** From one date to another: 0 for the same. */
export function daysFrom(one: string, other: string): number {
  return (Date.parse(`${other}T00:00Z`) - Date.parse(`${one}T00:00Z`)) / dayMs;
}

/** A real date of this century: no 30 February, no year 0001. */
export function isDate(written: string): boolean {
  const at = /^20\d\d-\d\d-\d\d$/.test(written) ? Date.parse(`${written}T00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && dateOf(at) === written;
}

const dateOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** How many minutes a zone's clocks are ahead of UTC. */
export function minutesAhead(instant: number, zone: string): number {
  return Math.round(offsetAt(instant, zone) / minuteMs);
}

/** How far a zone's clocks are ahead of UTC. A list asks for each of its rows, and Intl takes its time for each. */
function offsetAt(instant: number, zone: string): number {
  return offsetOfDay(`${zone} ${Math.floor(instant / dayMs)}`) ?? offsetOf(instant, zone);
}

/** Of a day of UTC on which the clocks do not change. */
const offsetOfDay = oncePerRecent(1000, (zoneAndDay) => {
  const [zone, day] = zoneAndDay.split(" ") as [string, string];
  const [begins, ends] = [Number(day), Number(day) + 1].map((at) => offsetOf(at * dayMs, zone));
  return begins === ends ? begins : undefined;
});

function offsetOf(instant: number, zone: string): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of clockOf(zone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

const clockOf = oncePer(
  (timeZone: string) =>
    new Intl.DateTimeFormat("en-US", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    }),
);
