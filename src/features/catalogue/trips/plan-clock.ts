import { dayMs, hourMs } from "../../../kernel/duration.ts";
import { type Need } from "./itinerary.ts";

/**
 * How many of its days a plan needs to serve the trip's needs from the i-th to the j-th, in the worst case: that the
 * phone connects in the very first minute of the first day, and is used until the last minute of the last. Both days
 * are those of the country one is in.
 * A plan of 24-hour days (and every package) runs on from that first minute, so flying west costs it a day. The last
 * hour is not counted: the night on which the clocks go back does not cost a day
 * (features/catalogue/plans/plan-days.ts).
 * A plan of calendar days begins a new one at midnight of its own zone: where that is not the traveller's midnight, a
 * part of its first or last day is lost, and one more has to be bought.
 */
export type PlanClock = { days(first: number, last: number): number };

/** `zone`: whose midnight begins a new day; without one, 24 hours after the first connection. */
export function planClock(needs: readonly Need[], zone: string | null): PlanClock {
  const starts = needs.map((need) => (zone ? dayIn(zone, need.starts) * dayMs : need.starts));
  const ends = needs.map((need) => (zone ? (dayIn(zone, need.ends - 1) + 1) * dayMs : need.ends - hourMs));
  const size = needs.length;
  const days = new Uint8Array(size * size);
  for (let first = 0; first < size; first++) {
    for (let last = first, most = 1; last < size; last++) {
      most = Math.max(most, Math.ceil((ends[last]! - starts[first]!) / dayMs));
      days[first * size + last] = most;
    }
  }
  return { days: (first, last) => days[first * size + last]! };
}

/** The number of the calendar day in the zone. */
function dayIn(zone: string, instant: number): number {
  const { year, month, day } = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
  return Date.UTC(year, month - 1, day) / dayMs;
}
