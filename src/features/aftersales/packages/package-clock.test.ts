import { describe, expect, test } from "vitest";
import type { SoldPlan } from "../../stock/data-plans/rules.ts";
import { packageClock, type OnTheClock } from "./package-clock.ts";

const at = (text: string) => new Date(`${text}Z`);
const now = at("2026-12-01T08:00:00");
const fixed = (days: number): SoldPlan => ({
  kind: "fixed",
  allowance_mb: 10_240,
  start_rule: "first_connection",
  day_rule: null,
  day_zone: null,
  sold_days: days,
});
const pass = (days: number): SoldPlan => ({
  ...fixed(days),
  kind: "day_pass",
  day_rule: "calendar_day",
  day_zone: "Asia/Tokyo",
});
const waits = (packageId: string, useBy: string, change: Partial<OnTheClock> = {}): OnTheClock => ({
  packageId,
  state: "not_started",
  sold: fixed(10),
  regions: 1,
  boughtAt: at("2026-11-20T00:00:00"),
  useBy: at(useBy),
  activatedAt: null,
  expiresAt: null,
  ...change,
});
const runs = (packageId: string, expires: string, change: Partial<OnTheClock> = {}): OnTheClock =>
  waits(packageId, "2027-05-01T00:00:00", {
    state: "active",
    activatedAt: at("2026-11-25T00:00:00"),
    expiresAt: at(expires),
    ...change,
  });
const short = (moment: Date) => moment.toISOString().slice(0, 16);
const clock = (...packages: OnTheClock[]) =>
  packageClock(packages, now).map(({ packageId, role, from, until, tooLate }) => [
    packageId,
    role,
    from.certainty,
    short(from.at),
    until.certainty,
    short(until.at),
    tooLate,
  ]);

test("nothing runs on nothing", () => expect(clock()).toEqual([]));

describe("what would be lost is said", () => {
  test("its turn comes after it must have begun, and it takes nobody's turn", () => {
    expect(
      clock(runs("a", "2026-12-20T00:00:00"), waits("b", "2026-12-15T00:00:00"), waits("c", "2027-01-15T00:00:00")),
    ).toEqual([
      ["a", "running", "known", "2026-11-25T00:00", "at_latest", "2026-12-20T00:00", false],
      ["b", "later", "after_previous", "2026-12-20T00:00", "expected", "2026-12-30T00:00", true],
      ["c", "next", "after_previous", "2026-12-20T00:00", "expected", "2026-12-30T00:00", false],
    ]);
  });
  test("at the very moment it is too late, a moment before it is not", () => {
    expect(clock(runs("a", "2026-12-20T00:00:00"), waits("b", "2026-12-20T00:00:00")).at(-1)!.at(-1)).toBe(true);
    expect(clock(runs("a", "2026-12-20T00:00:00"), waits("b", "2026-12-20T00:00:01")).at(-1)!.at(-1)).toBe(false);
  });
  test("without anything that runs, one that waits for its first use is never late", () => {
    expect(clock(waits("a", "2026-12-01T08:00:01"))).toEqual([
      ["a", "next", "first_use", "2026-12-01T08:00", "expected", "2026-12-11T08:00", false],
    ]);
  });
});

test.each<[string, OnTheClock[], string[]]>([
  [
    "the one that must begin earlier goes first",
    [waits("late", "2027-03-01T00:00:00"), waits("soon", "2027-02-01T00:00:00")],
    ["soon", "late"],
  ],
  [
    "of two alike the one for fewer regions",
    [waits("many", "2027-02-01T00:00:00", { regions: 5 }), waits("one", "2027-02-01T00:00:00")],
    ["one", "many"],
  ],
  [
    "of two alike the one bought earlier",
    [waits("new", "2027-02-01T00:00:00"), waits("old", "2027-02-01T00:00:00", { boughtAt: at("2026-11-01T00:00:00") })],
    ["old", "new"],
  ],
  [
    "what runs is before what waits, whatever must begin earlier",
    [waits("b", "2026-12-02T00:00:00"), runs("a", "2027-01-01T00:00:00")],
    ["a", "b"],
  ],
  [
    "of several that run the one that ends earlier",
    [runs("b", "2027-01-01T00:00:00"), runs("a", "2026-12-05T00:00:00")],
    ["a", "b"],
  ],
])("%s", (_what, packages, order) =>
  expect(packageClock(packages, now).map(({ packageId }) => packageId)).toEqual(order),
);

test("a day pass ends when it says, at midnight of its zone; a package when its data is used up or before", () => {
  const [entry] = clock(runs("a", "2026-12-05T15:00:00", { sold: pass(7) }));
  expect(entry).toEqual(["a", "running", "known", "2026-11-25T00:00", "known", "2026-12-05T15:00", false]);
  expect(clock(waits("b", "2027-01-01T00:00:00", { sold: pass(3) }))[0]![5]).toBe("2026-12-03T15:00");
});

test("one after the other: each begins when all before it have ended", () => {
  const entries = clock(
    runs("a", "2026-12-03T00:00:00"),
    runs("b", "2026-12-05T00:00:00"),
    waits("c", "2027-02-01T00:00:00"),
    waits("d", "2027-03-01T00:00:00"),
  );
  expect(entries.map(([id, role, , from]) => [id, role, from])).toEqual([
    ["a", "running", "2026-11-25T00:00"],
    ["b", "running", "2026-11-25T00:00"],
    ["c", "next", "2026-12-05T00:00"],
    ["d", "later", "2026-12-15T00:00"],
  ]);
});
