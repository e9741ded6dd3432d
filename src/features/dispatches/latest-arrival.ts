import { arrival } from "../postage/rules.ts";

/** Of a country that cards are no longer posted to; the longest of the demo's spans. */
const longestDays = 12;

/** The day on which a parcel posted now is there at the latest, as the calendar shows it in its country. */
export function latestArrival(now: Date, { time_zone, days_max }: { time_zone: string; days_max: number | null }): string {
  const days = days_max ?? longestDays;
  return arrival(now, time_zone, { daysMin: days, daysMax: days }).latest;
}
