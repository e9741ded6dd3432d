import { arrival, type Arrival } from "../../catalogue/postage/rules.ts";

/** For a country that cards are no longer posted to; wider than every span of the demo. */
const widest = { days_min: 1, days_max: 12 };

type ParcelTo = { time_zone: string; days_min: number | null; days_max: number | null };

/** The range of arrival dates of a parcel posted now, in its country's calendar. */
export function expectedArrival(now: Date, { time_zone, days_min, days_max }: ParcelTo): Arrival {
  return arrival(now, time_zone, { daysMin: days_min ?? widest.days_min, daysMax: days_max ?? widest.days_max });
}
