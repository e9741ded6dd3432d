import { operatorZone } from "../../../kernel/operator-zone.ts";
import { addDays, dateAt, instantOf } from "../../../kernel/zoned-time.ts";

/**
 * Hong Kong's general holidays on weekdays and Saturdays, as gazetted (gov.hk/en/about/abouthk/holiday, read in November
 * 2026). A year that is not here has none but its Saturdays and Sundays: add it when it is gazetted, in May of the year before.
 */
const holidays = new Set(
  [
    "2026-01-01 2026-02-17 2026-02-18 2026-02-19 2026-04-03 2026-04-04 2026-04-06 2026-04-07 2026-05-01 2026-05-25",
    "2026-06-19 2026-07-01 2026-09-26 2026-10-01 2026-10-19 2026-12-25 2026-12-26",
    "2027-01-01 2027-02-06 2027-02-08 2027-02-09 2027-03-26 2027-03-27 2027-03-29 2027-04-05 2027-05-01 2027-05-13",
    "2027-06-09 2027-07-01 2027-09-16 2027-10-01 2027-10-08 2027-12-25 2027-12-27",
  ].flatMap((days) => days.split(" ")),
);

const isBusinessDay = (day: string): boolean =>
  ![0, 6].includes(new Date(`${day}T00:00Z`).getUTCDay()) && !holidays.has(day);

/**
 * The last of so many business days in Hong Kong after the day of `from`, which itself does not count: until its end at six
 * in the evening there.
 */
export function businessDaysAfter(from: Date, days: number): Date {
  let day = dateAt(from.getTime(), operatorZone);
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) left -= 1;
  }
  return new Date(instantOf(day, "18:00", operatorZone));
}
