import { describe, expect, test } from "vitest";
import { japanDayPass, japanPackage } from "../../../../test/plan-cards.ts";
import { money } from "../../../kernel/money.ts";
import { usualNeed, type Need } from "./need.ts";
import { journeyOf } from "./plan-days.ts";
import { serve } from "./served-need.ts";
import { inOrderOf, recommended } from "./shelf-order.ts";

const need = (change: Partial<Need>): Need => ({ ...usualNeed, data: "any", ...change });
const cents = (change: Partial<Need>, plan = japanDayPass) => {
  const { days, total, perDay, perGb } = serve(plan, need(change));
  return [days, total.amount, perDay.amount, perGb.amount];
};

describe("a plan costs the whole trip, for everybody", () => {
  test.each([
    ["a pass", { days: 7 }, japanDayPass, [7, 17_500, 2500, 2500]],
    ["a pass for three", { days: 7, people: 3 }, japanDayPass, [7, 52_500, 7500, 2500]],
    [
      "a pass that is sold for at least ten days: the day of the trip is dearer",
      { days: 7 },
      { ...japanDayPass, minDays: 10 },
      [10, 25_000, 3571, 2500],
    ],
    ["a package", { days: 7 }, japanPackage, [15, 9800, 1400, 980]],
    ["a package for two", { days: 7, people: 2 }, japanPackage, [15, 19_600, 2800, 980]],
    [
      "half a gigabyte",
      { days: 1 },
      { ...japanDayPass, allowanceMb: 500, price: money(1400, "HKD") },
      [1, 1400, 1400, 2867],
    ],
  ] as const)("%s", (_what, change, plan, expected) => expect(cents(change, { ...plan })).toEqual(expected));

  test("what it cost before goes with it", () => {
    expect(serve(japanPackage, need({ people: 2 }))).toMatchObject({ was: money(25_000, "HKD"), off: 21 });
  });
});

describe("what does not do it says why", () => {
  test.each([
    ["long enough", japanDayPass, { days: 30 }, []],
    ["a pass ends", japanDayPass, { days: 31 }, ["ends_before"]],
    ["a package ends", japanPackage, { days: 16 }, ["ends_before"]],
    ["a habit fits into the day", japanDayPass, { data: "normal" }, []],
    ["a habit does not fit into the day", japanDayPass, { data: "heavy" }, ["too_little"]],
    ["a habit fits into the package for fourteen days", japanPackage, { data: "normal", days: 14 }, []],
    ["and not for fifteen", japanPackage, { data: "normal", days: 15 }, ["too_little"]],
    ["ten gigabytes in all", japanPackage, { data: 10 }, []],
    ["a pass adds up its days", japanDayPass, { data: 5, days: 5 }, []],
    ["and has too few of them", japanDayPass, { data: 5, days: 4 }, ["too_little"]],
    ["fast enough afterwards", japanDayPass, { leastSpeedKbps: 1024 }, []],
    ["too slow afterwards", japanPackage, { leastSpeedKbps: 384 }, ["too_slow"]],
    [
      "everything is wrong",
      japanPackage,
      { days: 20, data: 50, leastSpeedKbps: 1024 },
      ["ends_before", "too_little", "too_slow"],
    ],
  ] as const)("%s", (_what, plan, change, misfits) => expect(serve(plan, need(change)).misfits).toEqual(misfits));

  test("with dates the plan's own days count: 24 hours save one", () => {
    const dates = { from: "2026-12-03", to: "2026-12-08", lands: "22:00", leaves: "09:00" };
    const byDates = (plan = japanDayPass) => serve(plan, need({ days: 6, dates }), journeyOf(dates, "Asia/Tokyo"));
    expect([byDates().days, byDates().total.amount]).toEqual([6, 15_000]);
    expect(byDates({ ...japanDayPass, dayRule: "24_hours", dayZone: null })).toMatchObject({
      days: 5,
      total: money(12_500, "HKD"),
      perDay: money(2083, "HKD"),
    });
    expect(byDates({ ...japanDayPass, maxDays: 5 })).toMatchObject({ days: 5, needed: 6, misfits: ["ends_before"] });
  });
});

describe("one is recommended", () => {
  const pass = (code: string, price: number, change = {}) =>
    serve({ ...japanDayPass, code, price: money(price, "HKD"), ...change }, need({}));
  test.each([
    ["nothing of nothing", [], undefined],
    ["the cheapest", [pass("dear", 2600), pass("cheap", 2500)], "cheap"],
    ["not what does not do it", [pass("short", 100, { maxDays: 3 }), pass("long", 2500)], "long"],
    ["not what cannot be ordered here", [pass("by-post", 100, { ways: ["physical"] }), pass("esim", 2500)], "esim"],
    ["none, if none does it", [pass("short", 100, { maxDays: 3 })], undefined],
    ["at one price more data", [pass("less", 2500), pass("more", 2500, { allowanceMb: 2048 })], "more"],
    ["at one price and size the faster", [pass("slow", 2500, { speedAfterKbps: 128 }), pass("fast", 2500)], "fast"],
    ["all equal: made for the place", [pass("asia", 2500, { scope: "regional" }), pass("japan", 2500)], "japan"],
    ["a plan for several, if it is cheaper", [pass("asia", 2400, { scope: "regional" }), pass("japan", 2500)], "asia"],
  ])("%s", (_what, served, code) => expect(recommended(served)?.plan.code).toBe(code));

  test.each([
    ["price", "small big fast"],
    ["gb", "big small fast"],
    ["data", "big small fast"],
    ["speed", "fast small big"],
  ] as const)("sorted by %s: %s", (sorting, order) => {
    const all = [
      pass("fast", 4000, { speedAfterKbps: 5120, allowanceMb: 900 }),
      pass("small", 2500),
      pass("big", 3000, { allowanceMb: 2048 }),
    ];
    expect(
      all
        .toSorted(inOrderOf(sorting))
        .map(({ plan }) => plan.code)
        .join(" "),
    ).toBe(order);
  });
});
