import { expect, test } from "vitest";
import { drawClock } from "./clock-drawing.ts";
import type { ClockEntry } from "./package.ts";

const at = (month: number, day: number) => new Date(Date.UTC(2026, month - 1, day)).toISOString();
const entry = (packageId: string, from: string, until: string, change: Partial<ClockEntry> = {}): ClockEntry => ({
  packageId,
  role: "running",
  from: { at: from, certainty: "known" },
  until: { at: until, certainty: "known" },
  tooLate: false,
  ...change,
});

test("one package that runs fills the line, and now stands where it is", () => {
  const { lanes, now } = drawClock([entry("a", at(12, 1), at(12, 31))], at(12, 16));
  expect(lanes).toMatchObject([{ packageId: "a", x: 0, width: 100, sure: true }]);
  expect(now).toBe(50);
});

test("what comes next begins where the one before ends, and is not sure", () => {
  const next = entry("b", at(12, 11), at(12, 21), {
    role: "next",
    from: { at: at(12, 11), certainty: "after_previous" },
    until: { at: at(12, 21), certainty: "expected" },
  });
  const { lanes } = drawClock([entry("a", at(12, 1), at(12, 11)), next], at(12, 1));
  expect(lanes).toMatchObject([
    { x: 0, width: 50 },
    { x: 50, width: 50, role: "next", sure: false },
  ]);
});

test("a single day among years can be seen, and stays on the line", () => {
  const { lanes } = drawClock([entry("long", at(1, 1), at(120, 1)), entry("day", at(119, 30), at(120, 1))], at(1, 1));
  for (const { x, width } of lanes) {
    expect(width).toBeGreaterThanOrEqual(1.5);
    expect(x + width).toBeLessThanOrEqual(100);
  }
});

test("a moment after everything, and no package at all, are drawn", () => {
  expect(drawClock([entry("a", at(1, 1), at(1, 31))], at(6, 1)).now).toBeGreaterThan(99);
  expect(drawClock([], at(6, 1))).toMatchObject({ lanes: [], now: 0 });
});

test("months are marked, six at most", () => {
  expect(drawClock([entry("a", at(11, 20), at(14, 10))], at(11, 20)).marks.map((mark) => mark.at.slice(0, 10))).toEqual(
    ["2026-12-01", "2027-01-01", "2027-02-01"],
  );
  expect(drawClock([entry("a", at(1, 1), at(60, 1))], at(1, 1)).marks.length).toBeLessThanOrEqual(6);
});
