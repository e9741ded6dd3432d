import { expect, test } from "vitest";
import { daysShown, entriesBehind } from "./days-shown.ts";

/** Three minutes past midnight in Hong Kong: the day before, where it is UTC. */
const now = "2026-11-20T16:03:00Z";
const zone = "Asia/Hong_Kong";

test.each([
  ["1", { from: "2026-11-21", to: "2026-11-21" }],
  ["7", { from: "2026-11-15", to: "2026-11-21" }],
  ["28", { from: "2026-10-25", to: "2026-11-21" }],
])("a figure of %s days counts the operator's days up to today", (range, days) => {
  expect(daysShown({ range, zone, now })).toEqual(days);
});

test("a sum leads to the entries of its account, currency and days", () => {
  expect(entriesBehind("sales", { range: "7", zone, now, currency: "HKD" })).toBe(
    "/console/finance/entries?account=sales&currency=HKD&from=2026-11-15&to=2026-11-21",
  );
});
