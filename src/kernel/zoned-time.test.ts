import { expect, test } from "vitest";
import { addDays, dateAt, daysFrom, instantOf, isDate, timeAt } from "./zoned-time.ts";

const zones = [
  "Asia/Tokyo",
  "Asia/Shanghai",
  "Europe/Paris",
  "Europe/London",
  "America/New_York",
  "America/Sao_Paulo",
  "Australia/Sydney",
  "Australia/Lord_Howe",
  "Asia/Kathmandu",
  "Africa/Casablanca",
  "Asia/Beirut",
  "Africa/Cairo",
  "Pacific/Auckland",
  "Pacific/Honolulu",
  "Pacific/Apia",
  "Pacific/Kiritimati",
  "America/St_Johns",
];
// the days on which clocks change somewhere, and quiet ones
const dates = [
  "2026-03-08",
  "2026-03-29",
  "2026-03-28",
  "2026-04-05",
  "2026-04-24",
  "2026-09-27",
  "2026-10-04",
  "2026-10-25",
  "2026-10-29",
  "2026-11-01",
  "2026-07-01",
  "2027-01-01",
];
const times = ["00:00", "00:30", "01:30", "02:00", "02:30", "03:00", "23:59"];

test.each(zones)("%s: the same moments and dates as Temporal has them, also when the clocks change", (zone) => {
  for (const date of dates) {
    for (const time of times) {
      const there = Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone);
      expect([date, time, instantOf(date, time, zone)]).toEqual([date, time, there.epochMilliseconds]);
      expect(dateAt(there.epochMilliseconds, zone)).toBe(there.toPlainDate().toString());
      expect(`${timeAt(there.epochMilliseconds, zone)}:00`).toBe(there.toPlainTime().toString());
    }
  }
});

test("days are counted on the calendar, over months, years and changes of the clocks", () => {
  expect([
    addDays("2026-12-31", 1),
    addDays("2028-02-28", 1),
    addDays("2026-10-25", 1),
    addDays("2026-01-01", -1),
  ]).toEqual(["2027-01-01", "2028-02-29", "2026-10-26", "2025-12-31"]);
  expect([
    daysFrom("2026-12-30", "2027-01-02"),
    daysFrom("2026-10-24", "2026-10-26"),
    daysFrom("2026-01-02", "2026-01-02"),
  ]).toEqual([3, 2, 0]);
});

test.each([
  ["2026-12-03", true],
  ["2028-02-29", true],
  ["2026-02-29", false],
  ["2026-13-01", false],
  ["2026-1-1", false],
  ["0001-01-01", false],
  ["9999-12-31", false],
  ["+275760-09-13", false],
  ["", false],
  ["2026-12-03T00:00", false],
  ["二〇二六", false],
])("%s is a date: %s", (written, is) => expect(isDate(written)).toBe(is));
