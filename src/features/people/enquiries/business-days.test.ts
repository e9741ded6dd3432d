import { expect, test } from "vitest";
import { daysIn, gazettedHolidays } from "../../../kernel/hong-kong-holidays.ts";
import { businessDaysAfter, isRunningOut } from "./business-days.ts";

const holidays = daysIn(gazettedHolidays)!;

test.each([
  ["a Monday", "2026-11-23T02:00:00Z", "2026-11-26T10:00:00.000Z"],
  ["over a weekend", "2026-11-20T02:00:00Z", "2026-11-25T10:00:00.000Z"],
  ["on a Sunday", "2026-11-22T02:00:00Z", "2026-11-25T10:00:00.000Z"],
  ["late in Europe, the next day in Hong Kong", "2026-11-23T17:00:00Z", "2026-11-27T10:00:00.000Z"],
  ["before Christmas, whose second day is a Saturday", "2026-12-23T02:00:00Z", "2026-12-29T10:00:00.000Z"],
  ["before Lunar New Year", "2026-02-16T02:00:00Z", "2026-02-24T10:00:00.000Z"],
  ["Easter and Ching Ming together", "2026-04-02T02:00:00Z", "2026-04-10T10:00:00.000Z"],
  ["Lunar New Year that begins on a Saturday", "2027-02-05T02:00:00Z", "2027-02-12T10:00:00.000Z"],
  ["a year without known holidays", "2031-05-01T02:00:00Z", "2031-05-06T10:00:00.000Z"],
])("three business days after %s", (_name, from, until) => {
  expect(businessDaysAfter(new Date(from), 3, holidays).toISOString()).toBe(until);
});

test("a holiday that an operator has added is no business day", () => {
  const until = businessDaysAfter(new Date("2028-01-03T02:00:00Z"), 3, [...holidays, "2028-01-05"]);
  expect(until.toISOString()).toBe("2028-01-07T10:00:00.000Z");
});

test.each([
  ["2027-10-02T02:00:00Z", false],
  ["2027-10-02T17:00:00Z", true],
  ["2028-03-01T02:00:00Z", true],
])("at %s the list to the end of 2027 is running out: %s", (now, is) => {
  expect(isRunningOut(holidays, new Date(now))).toBe(is);
});

test("no list at all is running out", () => expect(isRunningOut([], new Date("2026-11-21T02:00:00Z"))).toBe(true));

test.each([
  ["2028-01-01", ["2028-01-01"]],
  ["2028-12-25, 2028-01-01\n2028-01-01", ["2028-01-01", "2028-12-25"]],
  ["2028-02-30", undefined],
  ["2028-1-1", undefined],
  ["", undefined],
  [
    Array.from(
      { length: 81 },
      (_, day) => `2028-0${1 + Math.floor(day / 28)}-${String(1 + (day % 28)).padStart(2, "0")}`,
    ).join(" "),
    undefined,
  ],
])("%j as days: %j", (typed, days) => expect(daysIn(typed)).toEqual(days));
