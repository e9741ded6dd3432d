import { expect, test } from "vitest";
import { hourMs } from "../../../kernel/duration.ts";
import { comparedAt, reasonsBoth, soFar } from "./rules.ts";

const iso = (instant: number) => new Date(instant).toISOString();
const at = (moment: string, range: "1" | "7" | "28", zone = "Asia/Hong_Kong") =>
  comparedAt(Date.parse(moment), range, zone);

test("a day is the operator's, and is compared with the same time a week before", () => {
  const { days, before, sameMoment } = at("2026-11-20T17:30:20Z", "1");
  expect([days.from, days.to, before.from, before.to, sameMoment].map(iso)).toEqual([
    "2026-11-20T16:00:00.000Z",
    "2026-11-21T16:00:00.000Z",
    "2026-11-13T16:00:00.000Z",
    "2026-11-14T16:00:00.000Z",
    "2026-11-13T17:30:20.000Z",
  ]);
  expect(days.steps.length).toBe(25);
});

test("7 days end today and stand against the 7 before, 28 against 28: the same weekdays", () => {
  const week = at("2026-11-21T03:00:00Z", "7");
  expect([week.days.from, week.before.from, week.before.to].map(iso)).toEqual([
    "2026-11-14T16:00:00.000Z",
    "2026-11-07T16:00:00.000Z",
    "2026-11-14T16:00:00.000Z",
  ]);
  const month = at("2026-11-21T03:00:00Z", "28");
  expect([month.days.from, month.before.from, month.before.to].map(iso)).toEqual([
    "2026-10-24T16:00:00.000Z",
    "2026-09-26T16:00:00.000Z",
    "2026-10-24T16:00:00.000Z",
  ]);
  expect(month.days.steps.length).toBe(29);
});

test.each([
  ["2026-10-25T12:00:00Z", 25, "2026-10-18T11:00:00.000Z"],
  ["2026-03-29T12:00:00Z", 23, "2026-03-22T13:00:00.000Z"],
  ["2026-10-28T12:00:00Z", 24, "2026-10-21T11:00:00.000Z"],
  // 01:30, which clocks show twice: the week before had it once
  ["2026-10-25T00:30:00Z", 25, "2026-10-18T00:30:00.000Z"],
  ["2026-10-25T01:30:00Z", 25, "2026-10-18T00:30:00.000Z"],
  // a week after the repeated hour: its first
  ["2026-11-01T01:30:00Z", 24, "2026-10-25T00:30:00.000Z"],
])("where clocks change, %s is in a day of %i hours and is compared with %s", (moment, hours, then) => {
  const { days, sameMoment } = at(moment, "1", "Europe/London");
  expect((days.to - days.from) / hourMs).toBe(hours);
  expect(days.steps.length).toBe(hours + 1);
  expect(new Set(days.steps).size).toBe(hours + 1);
  expect(iso(sameMoment)).toBe(then);
});

test("a line adds up to each step, and its last point is now", () => {
  const rows = [10, 20, 40].map((sales, hour) => ({ since: new Date(hour * hourMs), sales }));
  const steps = [0, 1, 2, 3].map((hour) => hour * hourMs);
  expect(soFar(rows, steps).map(({ amount }) => amount)).toEqual([0, 10, 30, 70]);
  expect(soFar(rows.slice(0, 2), steps, 1.5 * hourMs)).toEqual([
    { at: 0, amount: 0 },
    { at: hourMs, amount: 10 },
    { at: 1.5 * hourMs, amount: 30 },
  ]);
  expect(soFar([], steps, 0)).toEqual([{ at: 0, amount: 0 }]);
});

test("reasons of both times stand once each, most first; what is nothing in both is left out", () => {
  const back = (reason: string, refunds: number, amount: number) => ({ reason, refunds, amount });
  expect(
    reasonsBoth(
      [back("other", 1, 10), back("granted", 2, 50), back("no_stock", 0, 0)],
      [back("withdrawn", 1, 7), back("other", 3, 90)],
    ),
  ).toEqual([
    { reason: "granted", refunds: 2, amount: 50, was: 0 },
    { reason: "other", refunds: 1, amount: 10, was: 90 },
    { reason: "withdrawn", refunds: 0, amount: 0, was: 7 },
  ]);
});
