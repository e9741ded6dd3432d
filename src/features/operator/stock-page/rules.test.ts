import { describe, expect, test } from "vitest";
import { addDays } from "../../../kernel/zoned-time.ts";
import { forecastOf, forecastSpans } from "./rules.ts";

const today = "2026-11-21";
/** So many a day over the last four weeks, in turn. */
const soldInTurn = (...turns: number[]) =>
  new Map(Array.from({ length: 28 }, (_, place) => [addDays(today, -1 - place), turns[place % turns.length]!]));
const facts = { free: 280, today, since: "2024-01-01", lately: soldInTurn(10), before: 0, after: 0, deliveryDays: 14 };

describe("the days that stock lasts", () => {
  test("are what is free by what is sold a day; where every day is alike the band is as narrow", () => {
    expect(forecastOf(facts)).toEqual({
      state: "order_soon",
      seenDays: 28,
      perDay: 10,
      season: null,
      daysLeft: { least: 28, likely: 28, most: 28 },
      orderBy: "2026-12-05",
      deliveryDays: 14,
    });
  });

  test("have a band as wide as the days differ", () => {
    const { daysLeft } = forecastOf({ ...facts, lately: soldInTurn(0, 20) });
    expect(daysLeft).toEqual({ least: 21, likely: 28, most: 35 });
    expect(daysLeft!.most - daysLeft!.least).toBeLessThan(
      (({ least, most }) => most - least)(forecastOf({ ...facts, lately: soldInTurn(0, 0, 0, 40) }).daysLeft!),
    );
  });

  test.each([
    ["half as much again", 100, 150, 1.5, 18],
    ["half of it", 100, 50, 0.5, 56],
    ["never more than four times as much", 100, 5000, 4, 7],
    ["nothing, where a year ago too little was sold to tell", 20, 200, null, 28],
  ])("follow the season of last year: %s", (_, before, after, season, likely) => {
    const forecast = forecastOf({ ...facts, before, after });
    expect([forecast.season, forecast.daysLeft!.likely]).toEqual([season, likely]);
  });

  test.each([
    ["nothing was ever known", { since: undefined, lately: new Map<string, number>() }],
    ["the pool is six days old", { since: "2026-11-15" }],
    ["nothing is sold", { lately: new Map<string, number>() }],
    ["more came back than was sold", { lately: soldInTurn(-1) }],
  ])("are not known where %s", (_, change) => {
    expect(forecastOf({ ...facts, ...change })).toMatchObject({ state: "unknown", daysLeft: null, orderBy: null });
  });

  test("count the days of a young pool alone", () => {
    const young = forecastOf({ ...facts, since: "2026-11-11", lately: soldInTurn(10) });
    expect([young.seenDays, young.perDay]).toEqual([10, 10]);
  });

  test("end far off with one number, and at once where nothing is left", () => {
    expect(forecastOf({ ...facts, free: 1_000_000 }).daysLeft).toEqual({ least: 999, likely: 999, most: 999 });
    expect(forecastOf({ ...facts, free: 0 })).toMatchObject({ state: "out", orderBy: today, daysLeft: { most: 0 } });
    expect(forecastOf({ ...facts, free: 0, since: undefined })).toMatchObject({ state: "out", orderBy: today });
  });

  test("say to order now once the least of them is what a delivery takes", () => {
    expect(forecastOf({ ...facts, free: 140 })).toMatchObject({ state: "order_now", orderBy: today });
    expect(forecastOf({ ...facts, free: 150 })).toMatchObject({ state: "order_soon", orderBy: "2026-11-22" });
    expect(forecastOf({ ...facts, free: 290 })).toMatchObject({ state: "enough" });
  });
});

test("last year is looked at around the same weekday, and today is no whole day yet", () => {
  expect(forecastSpans(today)).toEqual({
    lately: { from: "2026-10-24", to: "2026-11-20" },
    before: { from: "2025-10-25", to: "2025-11-21" },
    after: { from: "2025-11-22", to: "2025-12-19" },
  });
});
