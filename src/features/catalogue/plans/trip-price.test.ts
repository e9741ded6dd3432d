import { describe, expect, test } from "vitest";
import { japanDayPass, japanPackage } from "../../../../test/plan-cards.ts";
import { money } from "../../../kernel/money.ts";
import { tripDays, tripPrice } from "./trip-price.ts";

const reducedPass = { ...japanDayPass, was: money(3125, "HKD"), minDays: 3, maxDays: 15 };

describe("what a trip costs", () => {
  test.each([
    [
      "a pass without days costs what one day costs",
      japanDayPass,
      undefined,
      { days: undefined, price: 2500, off: 0, misfit: undefined },
    ],
    ["a pass costs its days", japanDayPass, 7, { days: 7, price: 17_500, off: 0, misfit: undefined }],
    [
      "a pass is sold for its least days",
      reducedPass,
      2,
      { days: 3, price: 7500, was: 9375, off: 20, misfit: "at_least" },
    ],
    [
      "a pass that is too short says so",
      reducedPass,
      20,
      { days: 15, price: 37_500, was: 46_875, off: 20, misfit: "ends_before" },
    ],
    [
      "a package costs what it costs",
      japanPackage,
      15,
      { days: 15, price: 9800, was: 12_500, off: 21, misfit: undefined },
    ],
    [
      "a package that is too short says so",
      japanPackage,
      16,
      { days: 15, price: 9800, was: 12_500, off: 21, misfit: "ends_before" },
    ],
  ])(
    "%s",
    (
      _case,
      plan,
      trip,
      { price, was, ...rest }: { price: number; was?: number; days?: number; off: number; misfit?: string },
    ) => {
      expect(tripPrice(plan, trip)).toEqual({ ...rest, price: money(price, "HKD"), was: was && money(was, "HKD") });
    },
  );

  test("an earlier price that is no higher is no discount", () => {
    expect(tripPrice({ ...japanPackage, was: japanPackage.price }, undefined)).toMatchObject({
      was: undefined,
      off: 0,
    });
  });
});

test.each([
  ["7", 7],
  ["365", 365],
  ["0", undefined],
  ["366", undefined],
  ["7.5", undefined],
  ["-3", undefined],
  ["1e1", undefined],
  ["", undefined],
  [null, undefined],
])("?days=%s is %s", (written, days) => expect(tripDays(written)).toBe(days));
