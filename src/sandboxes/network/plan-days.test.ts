import fc from "fast-check";
import { expect, test } from "vitest";
import { endOf as endInTheShop } from "../../features/stock/data-plans/rules.ts";
import { dayMs } from "../../kernel/duration.ts";
import { addDays } from "../../kernel/zoned-time.ts";
import { dayOf, endOf } from "./plan-days.ts";

type Plan = Parameters<typeof dayOf>[0];
const at = Date.parse;
const aPackage: Plan = { kind: "fixed", days: 30, dayRule: null, dayZone: null, begunAt: at("2026-11-21T20:30:00Z") };
const by24Hours: Plan = { ...aPackage, kind: "day_pass", days: 5, dayRule: "24_hours" };
const inZone = (dayZone: string): Plan => ({ ...by24Hours, dayRule: "calendar_day", dayZone });

test.each<[string, Plan, string, string, string]>([
  ["a package counts by the day in UTC", aPackage, "2026-11-22T00:30:00Z", "2026-11-22", "2026-11-23T00:00:00Z"],
  [
    "24 hours from the activation, named by the date of its first moment",
    by24Hours,
    "2026-11-22T20:29:59Z",
    "2026-11-21",
    "2026-11-22T20:30:00Z",
  ],
  ["the second 24 hours begin to the second", by24Hours, "2026-11-22T20:30:00Z", "2026-11-22", "2026-11-23T20:30:00Z"],
  ["the calendar of Tokyo", inZone("Asia/Tokyo"), "2026-11-21T20:30:00Z", "2026-11-22", "2026-11-22T15:00:00Z"],
  [
    "a day of 23 hours, when clocks go forward",
    inZone("Europe/Zurich"),
    "2027-03-28T00:00:00Z",
    "2027-03-28",
    "2027-03-28T22:00:00Z",
  ],
  [
    "a day of 25 hours, when they go back",
    inZone("Europe/Zurich"),
    "2026-10-25T21:00:00Z",
    "2026-10-25",
    "2026-10-25T23:00:00Z",
  ],
  [
    "a midnight that is left out: the day begins at one",
    inZone("Africa/Cairo"),
    "2027-04-29T21:30:00Z",
    "2027-04-29",
    "2027-04-29T22:00:00Z",
  ],
  ["half an hour off", inZone("Asia/Kathmandu"), "2026-11-21T18:15:00Z", "2026-11-22", "2026-11-22T18:15:00Z"],
])("%s", (_, plan, moment, name, until) => {
  expect(dayOf(plan, at(moment))).toEqual({ name, until: at(until) });
});

test.each<[string, Plan, string]>([
  ["a package: so many times 24 hours", aPackage, "2026-12-21T20:30:00Z"],
  ["24-hour days", by24Hours, "2026-11-26T20:30:00Z"],
  [
    "calendar days: midnight of its zone, the first day is what is left of it",
    inZone("Asia/Tokyo"),
    "2026-11-26T15:00:00Z",
  ],
  ["a calendar without a zone: 24-hour days", { ...by24Hours, dayRule: "calendar_day" }, "2026-11-26T20:30:00Z"],
])("the end of %s, as the shop reckons it", (_, plan, end) => {
  expect(endOf(plan, plan.begunAt!)).toBe(at(end));
  const sold = {
    kind: plan.kind,
    allowance_mb: 1,
    start_rule: "first_connection",
    day_rule: plan.dayRule,
    day_zone: plan.dayZone,
    sold_days: plan.days,
  } as const;
  expect(endInTheShop(sold, new Date(plan.begunAt!))).toEqual(new Date(end));
});

test("in every zone one day ends where the next begins", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Intl.supportedValuesOf("timeZone")),
      fc.integer({ min: 0, max: 800 * 24 * 3600 }),
      (zone, later) => {
        const moment = at("2026-11-21T00:00:00Z") + later * 1000;
        const { name, until } = dayOf(inZone(zone), moment);
        expect(until).toBeGreaterThan(moment);
        expect(until - moment).toBeLessThanOrEqual(dayMs + 3_600_000);
        expect([dayOf(inZone(zone), until - 1000).name, dayOf(inZone(zone), until).name]).toEqual([
          name,
          addDays(name, 1),
        ]);
      },
    ),
    { numRuns: 300 },
  );
});
