import { addDays, dateAt, instantOf, timeAt } from "../../../kernel/zoned-time.ts";

/** Cards leave our storeroom in Hong Kong, on working days, when they were ordered by this time of the day. */
const storeroom = { zone: "Asia/Hong_Kong", orderedBy: "15:00", collectedAt: "18:00" };

export type Arrival = { earliest: string; latest: string };

/**
 * When a card is there: it leaves on a working day and takes so many working days (Monday to Friday) from then on, as
 * the calendar shows them where it arrives. Holidays are left out: the carriers' spans allow for them.
 */
export function arrival(now: Date, zone: string, { daysMin, daysMax }: { daysMin: number; daysMax: number }): Arrival {
  const collected = instantOf(leavesOn(now), storeroom.collectedAt, storeroom.zone);
  const leavesThere = dateAt(collected, zone);
  return { earliest: workingDaysAfter(leavesThere, daysMin), latest: workingDaysAfter(leavesThere, daysMax) };
}

/** The working day on which a parcel ordered now is collected, as Hong Kong's calendar shows it. */
export function leavesOn(now: Date): string {
  const today = dateAt(now.getTime(), storeroom.zone);
  const inTime = isWorkingDay(today) && timeAt(now.getTime(), storeroom.zone) < storeroom.orderedBy;
  return inTime ? today : workingDaysAfter(today, 1);
}

/** The `count`th working day after a date. */
export function workingDaysAfter(date: string, count: number): string {
  let day = date;
  for (let left = count; left > 0; left -= isWorkingDay(day) ? 1 : 0) day = addDays(day, 1);
  return day;
}

function isWorkingDay(date: string): boolean {
  const weekday = new Date(`${date}T00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

/** A card must be there by the day of departure; the day itself still counts, as the form says beside the field. */
export function isTooLate({ latest }: Pick<Arrival, "latest">, departsOn: string): boolean {
  return latest > departsOn;
}
