import { expect, test } from "vitest";
import { percentText, taxIn, taxRateOf } from "./tax.ts";

test.each([
  [10_810, 810, 810],
  [100, 810, 7],
  [1, 2000, 0],
  [3, 2000, 1],
  [-10_810, 810, -810],
  [-1, 2000, 0],
  [123_456, 0, 0],
])("%d minor units contain at %d hundredths of a percent %d", (amount, hundredths, tax) => {
  expect(taxIn(amount, hundredths)).toBe(tax);
});

const rates = [
  { since: "2026-12", hundredths: 850 },
  { since: "2026-03", hundredths: 810 },
];
test.each([
  ["2026-02", 0],
  ["2026-03", 810],
  ["2026-11", 810],
  ["2026-12", 850],
  ["2027-01", 850],
])("a rate holds from its month on: %s", (month, hundredths) => {
  expect(taxRateOf(rates, month)).toBe(hundredths);
});

test("a rate is said as people write it", () => {
  expect([810, 2000, 525].map(percentText)).toEqual(["8.1", "20", "5.25"]);
});
