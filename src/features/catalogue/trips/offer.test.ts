import { describe, expect, test } from "vitest";
import { daysTaken } from "./cover.ts";
import { dailyNeedMb, slowDoes } from "./daily-need.ts";
import { daysHeld, offersFor, tripOf } from "./offer.ts";
import { planClock } from "./plan-clock.ts";
import { journey, light, pack, pass } from "./trip.world.ts";

test("a day's need is what the habits need together, each once", () => {
  expect(dailyNeedMb(["maps", "chat"])).toBe(306);
  expect(dailyNeedMb(["maps", "maps", "video"])).toBe(808);
  expect(dailyNeedMb(["maps", "chat", "video", "hotspot"])).toBe(1306);
});

test.each([
  ["nothing flows", ["chat"], 0, false],
  ["chat at 128 kbps", ["chat"], 128, true],
  ["maps not at 128 kbps", ["maps", "chat"], 128, false],
  ["maps at 384 kbps", ["maps", "chat"], 384, true],
  ["no video at 1 Mbps", ["video"], 1024, false],
] as const)("slow: %s", (_, habits, kbps, expected) => expect(slowDoes(habits, kbps)).toBe(expected));

const oneGb = { kind: "fixed", allowance_mb: 1200, speed_after_kbps: 384, hotspot: "until_allowance" } as const;
test.each([
  ["a package holds whole days", oneGb, light, 3],
  ["an eighth of it stays spare", { ...oneGb, allowance_mb: 1024 }, light, 2],
  [
    "of a pass nothing, which is full again the next morning",
    { ...oneGb, kind: "day_pass", allowance_mb: 306 },
    light,
    Infinity,
  ],
  ["a pass all days, where a day's data is enough", { ...oneGb, kind: "day_pass" }, light, Infinity],
  ["or none", { ...oneGb, kind: "day_pass", allowance_mb: 300 }, light, 0],
  ["the slow speed counts only where it is accepted", oneGb, { ...light, slowIsEnough: true }, Infinity],
  ["and does what is wished", oneGb, { ...light, habits: ["video"], slowIsEnough: true }, 1],
  [
    "a hotspot that ends with the allowance is not slow but gone",
    oneGb,
    { ...light, habits: ["chat", "hotspot"], slowIsEnough: true },
    2,
  ],
  ["no hotspot, no plan", { ...oneGb, hotspot: "no" }, { ...light, habits: ["chat", "hotspot"] }, 0],
  ["who shares needs it for all", oneGb, { ...light, sharing: 3 }, 1],
  ["and needs a hotspot", { ...oneGb, hotspot: "no" }, { ...light, sharing: 2 }, 0],
] as const)("%s", (_, plan, wish, expected) => expect(daysHeld(plan, wish)).toBe(expected));

describe("the days that a plan needs, in the worst case", () => {
  const days = (stays: string[], zone: string | null) => {
    const needs = journey(...stays);
    return planClock(needs, zone).days(0, needs.length - 1);
  };
  test.each([
    ["24 hours from the first minute, in one zone", ["JP 1-5"], null, 5],
    ["flying west makes the days longer", ["JP 1-3", "TH 4-5"], null, 6],
    ["flying east makes them shorter", ["TH 1-3", "JP 4-5"], null, 5],
    ["across the Pacific, west to east", ["JP 1-3", "US 4-5"], null, 6],
    ["midnight where one is", ["JP 1-5"], "Asia/Tokyo", 5],
    ["midnight of the same hour elsewhere", ["JP 1-5"], "Asia/Seoul", 5],
    ["midnight later than the traveller's: the first hours are another day", ["JP 1-5"], "Asia/Hong_Kong", 6],
    ["midnight earlier: the last hours are another day", ["TH 1-5"], "Asia/Tokyo", 6],
    ["both lost", ["JP 1-3", "TH 4-5"], "Asia/Hong_Kong", 7],
    ["none lost the other way round", ["TH 1-3", "JP 4-5"], "Asia/Hong_Kong", 5],
    ["days at sea run on", ["JP 1-2", "KR 5-5"], null, 5],
  ])("%s", (_, stays, zone, expected) => expect(days(stays, zone)).toBe(expected));
});

test("a plan that starts when it is installed is installed the day before; one that starts when bought is left out", () => {
  const trip = tripOf(journey("JP 1-3"), light);
  const offers = offersFor(trip, [
    pass("JP", 500, 5, { start_rule: "installation" }),
    pack("JP", 3, 3072, 9, { start_rule: "installation" }),
    pass("JP", 500, 1, { start_rule: "purchase" }),
    pass("KR", 500, 1),
  ]);
  expect(offers.map((offer) => [offer.plan.kind, offer.runs, daysTaken(offer, 0, 2)])).toEqual([
    ["day_pass", 29, 4],
    ["fixed", 2, 4],
  ]);
});
