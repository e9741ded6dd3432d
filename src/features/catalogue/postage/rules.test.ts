import { describe, expect, test } from "vitest";
import { arrival, isTooLate, leavesOn, workingDaysAfter } from "./rules.ts";

/** 2026-11-23 is a Monday. Hong Kong is eight hours ahead of UTC. */
describe("a parcel leaves", () => {
  test.each([
    ["a Monday morning", "2026-11-23T01:00:00Z", "2026-11-23"],
    ["one second before three", "2026-11-23T06:59:59Z", "2026-11-23"],
    ["at three", "2026-11-23T07:00:00Z", "2026-11-24"],
    ["just after midnight in Hong Kong, still the day before in UTC", "2026-11-23T16:30:00Z", "2026-11-24"],
    ["Friday at three", "2026-11-27T07:00:00Z", "2026-11-30"],
    ["Saturday morning", "2026-11-21T01:00:00Z", "2026-11-23"],
    ["Sunday in the last minute", "2026-11-22T15:59:00Z", "2026-11-23"],
    ["the last day of the year", "2026-12-31T07:00:00Z", "2027-01-01"],
  ])("%s", (_, now, day) => {
    expect(leavesOn(new Date(now))).toBe(day);
  });
});

describe("working days after", () => {
  test.each([
    ["2026-11-23", 0, "2026-11-23"],
    ["2026-11-23", 1, "2026-11-24"],
    ["2026-11-27", 1, "2026-11-30"],
    ["2026-11-28", 1, "2026-11-30"],
    ["2026-11-29", 1, "2026-11-30"],
    ["2026-11-27", 5, "2026-12-04"],
    ["2026-11-27", 10, "2026-12-11"],
    ["2028-02-28", 1, "2028-02-29"],
  ])("%s and %i: %s", (date, count, day) => {
    expect(workingDaysAfter(date, count)).toBe(day);
  });
});

describe("a card arrives between", () => {
  test.each([
    ["Hong Kong itself", "2026-11-23T01:00:00Z", "Asia/Hong_Kong", 1, 2, "2026-11-24", "2026-11-25"],
    ["after three", "2026-11-23T07:00:00Z", "Asia/Hong_Kong", 1, 2, "2026-11-25", "2026-11-26"],
    ["over a weekend", "2026-11-26T01:00:00Z", "Asia/Tokyo", 3, 5, "2026-12-01", "2026-12-03"],
    ["where it is still the same day", "2026-11-23T01:00:00Z", "America/New_York", 5, 10, "2026-11-30", "2026-12-07"],
    [
      "where the collection on Friday is Friday late",
      "2026-11-27T01:00:00Z",
      "Pacific/Auckland",
      1,
      1,
      "2026-11-30",
      "2026-11-30",
    ],
    // 18:00 in Hong Kong is midnight in Honolulu
    ["where Friday has just begun", "2026-11-27T01:00:00Z", "Pacific/Honolulu", 1, 1, "2026-11-30", "2026-11-30"],
  ])("%s", (_, now, zone, daysMin, daysMax, earliest, latest) => {
    expect(arrival(new Date(now), zone, { daysMin, daysMax })).toEqual({ earliest, latest });
  });
});

test("the day of departure itself is not too late, the day after is", () => {
  expect(["2026-12-03", "2026-12-04", "2027-01-01"].map((latest) => isTooLate({ latest }, "2026-12-03"))).toEqual([
    false,
    true,
    true,
  ]);
});
