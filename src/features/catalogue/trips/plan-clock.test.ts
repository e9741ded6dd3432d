import { expect, test } from "vitest";
import { needsOf } from "./itinerary.ts";
import { planClock } from "./plan-clock.ts";

const stay = (zone: string, from: string, to: string) => needsOf([{ iso2: "XX", zone, from, to }]);

test.each([
  ["seven days are seven", "Asia/Tokyo", "2026-12-01", "2026-12-07", 7],
  ["the night on which the clocks go back does not cost a day", "Australia/Sydney", "2027-04-01", "2027-04-07", 7],
  ["nor in Europe", "Europe/Berlin", "2027-10-28", "2027-11-03", 7],
  ["nor the night on which they go forward", "Europe/Berlin", "2027-03-25", "2027-03-31", 7],
])("24-hour days: %s", (_what, zone, from, to, days) => {
  const needs = stay(zone, from, to);
  expect(planClock(needs, null).days(0, needs.length - 1)).toBe(days);
});

test("calendar days of another zone lose a part of the first or the last", () => {
  const needs = stay("Asia/Tokyo", "2026-12-01", "2026-12-03");
  expect([planClock(needs, "Asia/Tokyo").days(0, 2), planClock(needs, "Asia/Hong_Kong").days(0, 2)]).toEqual([3, 4]);
});
