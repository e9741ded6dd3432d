import { operatorZone } from "../../../kernel/operator-zone.ts";
import { addDays, dateAt, instantOf } from "../../../kernel/zoned-time.ts";

/**
 * The last of so many business days in Hong Kong after the day of `from`, which itself does not count: until its end at six
 * in the evening there. A year without known holidays has none but its Saturdays and Sundays.
 */
export function businessDaysAfter(from: Date, days: number, holidays: readonly string[]): Date {
  const isBusinessDay = (day: string): boolean =>
    ![0, 6].includes(new Date(`${day}T00:00Z`).getUTCDay()) && !holidays.includes(day);
  let day = dateAt(from.getTime(), operatorZone);
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) left -= 1;
  }
  return new Date(instantOf(day, "18:00", operatorZone));
}

/** A list that ends sooner than this is work: the days that are promised would soon be wrong. */
export const leastDaysKnown = 90;

/** Whether the holidays of the days to come are no longer known; the last of a year is Christmas, so it is known to its end. */
export function isRunningOut(holidays: readonly string[], now: Date): boolean {
  const lastYear = Number(holidays.at(-1)?.slice(0, 4) ?? 0);
  return addDays(dateAt(now.getTime(), operatorZone), leastDaysKnown) > `${lastYear}-12-31`;
}
