import { expect, test } from "vitest";
import { amountText, asAmount, asList, asWhole, momentIn } from "./typed-values.ts";

test.each([
  ["12", 1200],
  ["12.3", 1230],
  ["12,30", 1230],
  ["12.30", 1230],
  ["0", 0],
  [" 1 299.00 ", 129_900],
  ["1,299.00", 129_900],
  ["1.299,5", 129_950],
  ["1\u202f299,50", 129_950],
])("the amount %j is read as %d", (typed, minor) => expect(asAmount(typed)).toBe(minor));

test.each([
  "1,299",
  "1.299",
  "12.345",
  "-3",
  "+3",
  "1e3",
  "=1+1",
  "12 HKD",
  "",
  "１２",
  "12..3",
  "1,29,9.00",
  "9".repeat(20),
])("the amount %j is left as it is, for its rule to refuse", (typed) => expect(asAmount(typed)).toBe(typed));

test("an amount is shown as it would be typed, and read again as the same", () => {
  for (const minor of [1, 10, 99, 100, 129_950, 100_000_000]) expect(asAmount(amountText(minor))).toBe(minor);
});

test("lists and whole numbers", () => {
  expect(asList(" HK, SG\tJP ")).toEqual(["HK", "SG", "JP"]);
  expect([asWhole("10240"), asWhole("1.5"), asWhole("07")]).toEqual([10_240, "1.5", "07"]);
});

test.each([
  ["2026-12-01T00:00", undefined, "2026-11-30T16:00:00.000Z"],
  ["2026-12-01 23:59", undefined, "2026-12-01T15:59:00.000Z"],
  ["", undefined, null],
  ["2026-02-30T10:00", undefined, "2026-02-30T10:00"],
  ["2026-12-01T24:00", undefined, "2026-12-01T24:00"],
  ["soon", undefined, "soon"],
  // skipped on the night when clocks go forward; there twice on the one when they go back
  ["2026-03-29T02:30", "Europe/Berlin", "2026-03-29T01:30:00.000Z"],
  ["2026-10-25T02:30", "Europe/Berlin", "2026-10-25T00:30:00.000Z"],
] as const)("the moment %j is %j there: %j", (typed, zone, instant) => expect(momentIn(typed, zone)).toBe(instant));
