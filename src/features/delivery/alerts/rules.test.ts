import { describe, expect, test } from "vitest";
import type { AlertKind } from "../../../platform/database/tables.ts";
import type { AlertShare } from "../../stock/data-plans/rules.ts";
import { endsSoon, guestChoice, isOver, kindsOf, kindToTell, unlessChosen } from "./rules.ts";

const all: AlertKind[] = ["used_50", "used_80", "used_100", "ends_soon"];

describe("what is told of the shares that were reached for the first time", () => {
  test.each<[string, AlertShare[], readonly AlertKind[], AlertKind | undefined]>([
    ["nothing new", [], all, undefined],
    ["half", [50], all, "used_50"],
    ["half and most in one step: the most alone", [50, 80], all, "used_80"],
    ["everything in one step", [50, 80, 100], all, "used_100"],
    ["the end after the most", [100], all, "used_100"],
    ["half, of who has chosen nothing", [50], unlessChosen.kinds, undefined],
    ["everything in one step, of who wants to know of half alone", [50, 80, 100], ["used_50"], "used_50"],
    ["everything, of who wants to know nothing", [50, 80, 100], [], undefined],
    ["usage, of who wants to know of the end alone", [50, 80, 100], ["ends_soon"], undefined],
    ["a guest's package runs low", [50, 80], guestChoice("fixed").kinds, "used_80"],
    ["a guest's package runs out in one step", [50, 80, 100], guestChoice("fixed").kinds, "used_80"],
    ["a guest's package runs out, which was told to run low", [100], guestChoice("fixed").kinds, undefined],
    ["a guest's day pass", [50, 80, 100], guestChoice("day_pass").kinds, undefined],
  ])("%s", (_, shares, kinds, told) => expect(kindToTell(kindsOf(shares), { kinds })).toBe(told));
});

const now = new Date("2026-12-02T03:00:00Z");
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

test.each([
  ["active", 1, false],
  ["active", 0, true],
  ["active", -1, true],
  ["used_up", 1, false],
  ["expired", 1, true],
  ["cancelled", 1, true],
] as const)("%s, ending in %i hours: over is %s", (state, hours, over) =>
  expect(isOver({ state, expires_at: inHours(hours) }, now)).toBe(over),
);
test("what has not begun has no end yet", () =>
  expect(isOver({ state: "not_started", expires_at: null }, now)).toBe(false));

describe("the end is told", () => {
  test.each([
    ["more than a day before: not yet", 25, 30 * 24, false],
    ["a day before", 24, 30 * 24, true],
    ["late, for the rounds stood still", 2, 30 * 24, true],
    ["in the last hour: too late", 1, 30 * 24, false],
    ["afterwards: never", -1, 30 * 24, false],
    ["of a plan of three days", 23, 72, true],
    ["of a plan of two days: not at all", 23, 48, false],
    ["of a plan of two days and a bit", 23, 49, true],
    ["of a plan of a day, which has just begun: not at all", 23, 24, false],
  ])("%s", (_, hoursLeft, hoursInAll, told) => {
    expect(endsSoon({ activatedAt: inHours(hoursLeft - hoursInAll), expiresAt: inHours(hoursLeft) }, now)).toBe(told);
  });
  test("of a plan of which nobody knows when it began", () =>
    expect(endsSoon({ activatedAt: null, expiresAt: inHours(20) }, now)).toBe(true));
});
