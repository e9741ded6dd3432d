import { expect, test } from "vitest";
import { goodwillAmount } from "./rules.ts";

test.each<[string, number, "money" | "percent", number, number | undefined]>([
  ["an amount", 2000, "money", 0, 2000],
  ["a share, rounded down", 33, "percent", 0, 3465],
  ["all that it cost", 100, "percent", 0, 10_500],
  ["more than it cost", 10_501, "money", 0, undefined],
  ["more than is left of it", 600, "money", 10_000, undefined],
  ["what is left of it", 500, "money", 10_000, 500],
  ["more than all", 101, "percent", 0, undefined],
])("%s", (_, takesOff, unit, given, amount) => {
  expect(goodwillAmount({ takesOff, unit }, { total: 10_500, given })).toBe(amount);
});

test("a share of next to nothing is no code", () => {
  expect(goodwillAmount({ takesOff: 1, unit: "percent" }, { total: 99, given: 0 })).toBeUndefined();
});
