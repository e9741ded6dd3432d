/**
 * Hong Kong's general holidays on weekdays and Saturdays, as gazetted (gov.hk/en/about/abouthk/holiday, read in November
 * 2026): what holds until an operator puts a longer list in its place (setting `holidays`). A year is gazetted in May of the year
 * before.
 */
export const gazettedHolidays = [
  "2026-01-01 2026-02-17 2026-02-18 2026-02-19 2026-04-03 2026-04-04 2026-04-06 2026-04-07 2026-05-01 2026-05-25",
  "2026-06-19 2026-07-01 2026-09-26 2026-10-01 2026-10-19 2026-12-25 2026-12-26",
  "2027-01-01 2027-02-06 2027-02-08 2027-02-09 2027-03-26 2027-03-27 2027-03-29 2027-04-05 2027-05-01 2027-05-13",
  "2027-06-09 2027-07-01 2027-09-16 2027-10-01 2027-10-08 2027-12-25 2027-12-27",
].join(" ");

const mostDays = 80;

/** Days as they are typed, in order and each once; undefined: one of them is none. */
export function daysIn(typed: string): string[] | undefined {
  const days = [...new Set(typed.split(/[\s,，、]+/).filter(Boolean))].toSorted();
  const isDay = (day: string) =>
    /^20\d\d-\d\d-\d\d$/.test(day) && new Date(`${day}T00:00Z`).toJSON()?.slice(0, 10) === day;
  return days.length > 0 && days.length <= mostDays && days.every(isDay) ? days : undefined;
}
