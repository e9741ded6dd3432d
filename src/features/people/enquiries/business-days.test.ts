import { expect, test } from "vitest";
import { businessDaysAfter } from "./business-days.ts";

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
  expect(businessDaysAfter(new Date(from), 3).toISOString()).toBe(until);
});
