import { expect, test } from "vitest";
import { isWithinCap, monthOf } from "./rules.ts";

test.each([
  ["one minor unit beyond", { spent: 10_501, amount: 10_500, cap: 21_000 }, false],
  ["just so much", { spent: 10_500, amount: 10_500, cap: 21_000 }, true],
  ["nothing spent", { spent: 0, amount: 10_500, cap: 10_500 }, true],
  ["all spent", { spent: 10_500, amount: 1, cap: 10_500 }, false],
])("%s", (_, month, within) => {
  expect(isWithinCap(month)).toBe(within);
});

test.each([
  ["2026-11-30T15:59:59Z", "2026-11-01"],
  ["2026-11-30T16:00:00Z", "2026-12-01"],
  ["2026-12-31T16:00:00Z", "2027-01-01"],
])("at %s the month is that of %s", (at, month) => {
  expect(monthOf(new Date(at))).toBe(month);
});
