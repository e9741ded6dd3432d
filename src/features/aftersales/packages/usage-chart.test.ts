import { expect, test } from "vitest";
import type { SoldPlan } from "../../stock/data-plans/rules.ts";
import { usageChart } from "./usage-chart.ts";

const mb = 1_048_576;
const at = (text: string) => new Date(`2026-12-${text}Z`);
const fixed: SoldPlan = {
  kind: "fixed",
  allowance_mb: 10_240,
  start_rule: "first_connection",
  day_rule: null,
  day_zone: null,
  sold_days: 3,
};
const tokyo: SoldPlan = { ...fixed, kind: "day_pass", day_rule: "calendar_day", day_zone: "Asia/Tokyo" };
const by24: SoldPlan = { ...tokyo, day_rule: "24_hours", day_zone: null };
const chart = (sold: SoldPlan, begun: string, end: string, now: string, used: Record<string, number> = {}) =>
  usageChart(
    sold,
    { begun: at(begun), end: at(end), now: at(now) },
    Object.entries(used).map(([day, bytes]) => ({ day: `2026-12-${day}`, bytes })),
  ).map(({ day, usedMb }) => [day.slice(8), usedMb]);

test.each<[string, ReturnType<typeof chart>, unknown]>([
  [
    "a day without use is 0, one that has not come is nothing",
    chart(fixed, "01T10:00:00", "04T10:00:00", "02T09:00:00", { "01": 5 * mb }),
    [
      ["01", 5],
      ["02", 0],
      ["03", null],
      ["04", null],
    ],
  ],
  [
    "in the plan's own zone the day has begun already",
    chart(tokyo, "01T15:30:00", "04T15:00:00", "02T15:00:00", {}),
    [
      ["02", 0],
      ["03", 0],
      ["04", null],
    ],
  ],
  [
    "days of 24 hours are named by the date on which they begin",
    chart(by24, "01T22:00:00", "04T22:00:00", "02T21:00:00", {}),
    [
      ["01", 0],
      ["02", null],
      ["03", null],
    ],
  ],
  [
    "an hour later the second one has begun",
    chart(by24, "01T22:00:00", "04T22:00:00", "02T22:00:00", {}),
    [
      ["01", 0],
      ["02", 0],
      ["03", null],
    ],
  ],
  [
    "fractions are never lost and never counted twice",
    chart(fixed, "01T00:00:00", "04T00:00:00", "09T00:00:00", { "01": 0.6 * mb, "02": 0.6 * mb, "03": 0.8 * mb }),
    [
      ["01", 0],
      ["02", 1],
      ["03", 1],
    ],
  ],
  [
    "a day at the edge that the network names is shown",
    chart(fixed, "02T00:00:00", "03T00:00:00", "02T12:00:00", { "01": 2 * mb, "03": mb }),
    [
      ["01", 2],
      ["02", 0],
      ["03", 1],
    ],
  ],
])("%s", (_what, days, shown) => expect(days).toEqual(shown));
