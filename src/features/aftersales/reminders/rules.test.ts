import { expect, test } from "vitest";
import { departureWindow, installWindow, isOpen, useByWindow, type Delivered, type Window } from "./rules.ts";

const at = (instant: string) => new Date(instant);
const told = ({ from, until }: Window) =>
  until === 0 ? "never" : `${new Date(from).toISOString().slice(0, 16)} ${new Date(until).toISOString().slice(0, 16)}`;
/** Delivered at 16:00 in Hong Kong. */
const mei: Delivered = { deliveredAt: at("2026-11-21T08:00:00Z"), departsOn: null, lang: "zh-hk", currency: "HKD" };

test.each<[string, Partial<Delivered>, string]>([
  ["no day of departure: a day later, for two", {}, "2026-11-22T08:00 2026-11-24T08:00"],
  [
    "leaving soon: a day later, until the day of departure",
    { departsOn: "2026-11-23" },
    "2026-11-22T08:00 2026-11-22T16:00",
  ],
  ["leaving tomorrow: never", { departsOn: "2026-11-22" }, "2026-11-22T08:00 2026-11-21T16:00"],
  ["left before it was delivered: never", { departsOn: "2026-11-20" }, "2026-11-22T08:00 2026-11-19T16:00"],
  [
    "leaving in two months: in the morning 14 days before",
    { departsOn: "2027-01-20" },
    "2027-01-06T01:00 2027-01-08T01:00",
  ],
  [
    "that morning in London is that of Greenwich",
    { departsOn: "2027-01-20", lang: "en", currency: "USD" },
    "2027-01-06T09:00 2027-01-08T09:00",
  ],
  ["and in Japan an hour sooner", { departsOn: "2027-01-20", lang: "ja" }, "2027-01-06T00:00 2027-01-08T00:00"],
])("to install: %s", (_, change, window) => {
  expect(told(installWindow({ ...mei, ...change }))).toBe(window);
});

test.each<[string, Partial<Delivered>, string]>([
  ["no day is known", {}, "never"],
  ["the morning two days before, for a day", { departsOn: "2026-12-03" }, "2026-12-01T01:00 2026-12-02T01:00"],
  ["delivered that very morning: it has just been told all", { departsOn: "2026-11-23" }, "never"],
  ["over the end of the year", { departsOn: "2027-01-01" }, "2026-12-30T01:00 2026-12-31T01:00"],
])("departure: %s", (_, change, window) => {
  expect(told(departureWindow({ ...mei, ...change }))).toBe(window);
});

test.each<[string, string, string | null, string]>([
  ["two weeks before", "2027-05-20T08:00:00Z", null, "2027-05-06T08:00 2027-05-19T08:00"],
  ["sold with two weeks only: never", "2026-12-05T08:00:00Z", null, "never"],
  ["a trip that is over changes nothing", "2027-05-20T08:00:00Z", "2027-01-20", "2027-05-06T08:00 2027-05-19T08:00"],
  ["not while the trip is still to come", "2027-05-20T08:00:00Z", "2027-05-12", "2027-05-12T16:00 2027-05-19T08:00"],
  [
    "nor when it comes after that day, which is worth knowing",
    "2027-05-20T08:00:00Z",
    "2027-06-12",
    "2027-05-06T08:00 2027-05-19T08:00",
  ],
])("the last day to begin: %s", (_, useBy, departsOn, window) => {
  expect(told(useByWindow({ ...mei, departsOn, useBy: at(useBy) }))).toBe(window);
});

test("a window holds its first moment and not its last", () => {
  const window = { from: 1000, until: 2000 };
  expect([999, 1000, 1999, 2000].map((moment) => isOpen(window, new Date(moment)))).toEqual([false, true, true, false]);
});
