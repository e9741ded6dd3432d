import { expect, test } from "vitest";
import { drawUsage } from "./usage-drawing.ts";

const days = (...used: (number | null)[]) =>
  used.map((usedMb, place) => ({ day: `2026-12-${String(place + 1).padStart(2, "0")}`, usedMb }));

test("bars stand on the ground, side by side, as high as what was used", () => {
  const {
    days: [first, second],
    topMb,
  } = drawUsage({ kind: "fixed", allowanceMb: 10_240, days: days(95, 0) });
  expect(topMb).toBe(100);
  expect(first).toMatchObject({ y: 5, height: 95, over: false });
  expect(second).toMatchObject({ y: 100, height: 0 });
  expect(second!.x).toBeGreaterThan(first!.x + first!.width);
});

test("the line of a day pass is inside the chart, and a day at it is marked", () => {
  const { allowance, days: drawn } = drawUsage({ kind: "day_pass", allowanceMb: 1024, days: days(10, 1024, 1500) });
  expect(allowance).toBeGreaterThan(0);
  expect(drawn.map(({ over }) => over)).toEqual([false, true, true]);
  expect(drawUsage({ kind: "fixed", allowanceMb: 1024, days: days(10) }).allowance).toBeUndefined();
});

test.each([
  [1, 1],
  [7, 1],
  [8, 2],
  [30, 5],
  [365, 53],
])("of %i days every %i. has its date", (count, every) => {
  expect(
    drawUsage({ kind: "fixed", allowanceMb: 1, days: days(...Array.from({ length: count }, () => 1)) }).dateEvery,
  ).toBe(every);
});

test("days that have not come, and none at all, are drawn as nothing", () => {
  expect(drawUsage({ kind: "day_pass", allowanceMb: 512, days: days(null) }).days).toMatchObject([
    { height: 0, usedMb: null },
  ]);
  expect(drawUsage({ kind: "fixed", allowanceMb: 512, days: [] })).toMatchObject({ days: [], dateEvery: 1 });
});
