import { expect, test } from "vitest";
import { drawDays } from "./day-drawing.ts";
import { journeyOf, type PlanClock } from "./plan-days.ts";

const calendar: PlanClock = { dayRule: "calendar_day", dayZone: "Asia/Tokyo", startRule: "first_connection" };
const hours: PlanClock = { dayRule: "24_hours", dayZone: null, startRule: "first_connection" };
const tokyo = (from: string, to: string, lands?: string, leaves?: string) =>
  journeyOf({ from, to, lands, leaves }, "Asia/Tokyo");

test("four dates, the trip from noon to noon, calendar days that begin short", () => {
  const { dates, trip, days, missing } = drawDays(calendar, 4, tokyo("2026-12-03", "2026-12-06", "12:00", "12:00"));
  expect(dates.map(({ date, x, width }) => [date, x, width])).toEqual([
    ["2026-12-03", 0, 25],
    ["2026-12-04", 25, 25],
    ["2026-12-05", 50, 25],
    ["2026-12-06", 75, 25],
  ]);
  expect([trip, missing]).toEqual([{ x: 12.5, width: 75 }, undefined]);
  expect(days.map(({ x, width }) => [x, width])).toEqual([
    [12.5, 12.5],
    [25, 25],
    [50, 25],
    [75, 25],
  ]);
});

test("a day too few leaves the rest uncovered", () => {
  expect(drawDays(calendar, 3, tokyo("2026-12-03", "2026-12-06", "12:00", "12:00")).missing).toEqual({
    x: 75,
    width: 12.5,
  });
  expect(drawDays(hours, 3, tokyo("2026-12-03", "2026-12-06", "12:00", "12:00")).missing).toBeUndefined();
});

test("a plan of months is drawn one day further than the trip, and its end is marked", () => {
  const { dates, days, runs } = drawDays(hours, 90, tokyo("2026-12-03", "2026-12-05", "12:00", "12:00"));
  expect(dates.at(-1)!.date).toBe("2026-12-06");
  expect(days.length).toBe(4);
  expect(days.map(({ used }) => used)).toEqual([true, true, false, false]);
  expect(days.every(({ x, width }) => x + width <= 100)).toBe(true);
  expect((runs.end - runs.start) / 86_400_000).toBe(90);
});

test("what starts at home is drawn from there", () => {
  const { dates, trip } = drawDays(
    { ...hours, startRule: "installation" },
    3,
    tokyo("2026-12-03", "2026-12-04", "12:00", "12:00"),
  );
  expect([dates[0]!.date, trip.x > 25]).toEqual(["2026-12-02", true]);
});

test.each([
  [1, 1, 1],
  [6, 6, 6],
  [10, 5, 10],
  [14, 5, 14],
  [30, 6, 6],
  [60, 6, 12],
  [365, 6, 6],
])("of %i dates %i are named on a phone and %i on a wide page", (length, phone, wide) => {
  const to = new Date(Date.UTC(2026, 11, 2 + length)).toISOString().slice(0, 10);
  const { dates } = drawDays(calendar, length, tokyo("2026-12-03", to));
  expect([
    dates.length,
    dates.filter(({ room }) => room === 2).length,
    dates.filter(({ room }) => room > 0).length,
  ]).toEqual([length, phone, wide]);
});
