import { expect, test } from "vitest";
import {
  afterNetwork,
  afterStart,
  afterUsage,
  endOf,
  sharesReached,
  stateAt,
  type DataPlan,
  type SoldPlan,
} from "./rules.ts";

const package10 = {
  kind: "fixed",
  allowance_mb: 10_240,
  start_rule: "first_connection",
  day_rule: null,
  day_zone: null,
  sold_days: 30,
} satisfies SoldPlan;
const dayPass = {
  kind: "day_pass",
  allowance_mb: 1024,
  start_rule: "first_connection",
  day_rule: "calendar_day",
  day_zone: "Asia/Tokyo",
  sold_days: 7,
} satisfies SoldPlan;
const at = (text: string) => new Date(`2026-12-${text}Z`);
const fresh: DataPlan = {
  state: "not_started",
  use_by: new Date("2027-05-20T08:00:00Z"),
  activated_at: null,
  expires_at: null,
  used_mb: 0,
  as_of: null,
};
const running: DataPlan = {
  ...fresh,
  state: "active",
  activated_at: at("01T10:00:00"),
  expires_at: at("31T10:00:00"),
  used_mb: 100,
  as_of: at("02T00:00:00"),
};

test.each<[string, SoldPlan, Date, string]>([
  ["a package runs its days of 24 hours", package10, at("01T10:00:00"), "2026-12-31T10:00:00.000Z"],
  ["a day pass by its zone's calendar ends at midnight there", dayPass, at("01T10:00:00"), "2026-12-07T15:00:00.000Z"],
  [
    "begun a minute before midnight there, the first day is a minute",
    dayPass,
    at("01T14:59:00"),
    "2026-12-07T15:00:00.000Z",
  ],
  ["begun a minute after, it is a whole one", dayPass, at("01T15:01:00"), "2026-12-08T15:00:00.000Z"],
  [
    "a day pass of 24 hours",
    { ...dayPass, day_rule: "24_hours", day_zone: null },
    at("01T10:00:00"),
    "2026-12-08T10:00:00.000Z",
  ],
])("%s", (_what, sold, begun, end) => expect(endOf(sold, begun).toISOString()).toBe(end));

test("the first data used begins the plan, at the moment that the supplier names", () => {
  const first = { at: at("01T12:00:00"), usedMb: 5 };
  expect(afterUsage(fresh, first, package10)).toEqual({
    state: "active",
    activated_at: first.at,
    expires_at: at("31T12:00:00"),
    used_mb: 5,
    as_of: first.at,
  });
  expect(afterUsage(fresh, { ...first, activatedAt: at("01T10:00:00") }, package10)).toMatchObject({
    activated_at: at("01T10:00:00"),
    expires_at: at("31T10:00:00"),
  });
  expect(
    afterUsage(fresh, { ...first, activatedAt: at("01T10:00:00"), expiresAt: at("20T00:00:00") }, package10),
  ).toMatchObject({ expires_at: at("20T00:00:00") });
});

test.each<[string, DataPlan, { at: Date; usedMb: number; activatedAt?: Date; expiresAt?: Date }, object | undefined]>([
  [
    "nothing used begins nothing",
    fresh,
    { at: at("01T12:00:00"), usedMb: 0 },
    { state: "not_started", activated_at: null, expires_at: null },
  ],
  [
    "a beginning in the future is now",
    fresh,
    { at: at("01T12:00:00"), usedMb: 1, activatedAt: at("09T00:00:00") },
    { activated_at: at("01T12:00:00") },
  ],
  [
    "an end before the beginning is not believed",
    fresh,
    { at: at("01T12:00:00"), usedMb: 1, expiresAt: at("01T00:00:00") },
    { expires_at: at("31T12:00:00") },
  ],
  ["what is older than we know changes nothing", running, { at: at("01T23:00:00"), usedMb: 50 }, undefined],
  ["more", running, { at: at("03T00:00:00"), usedMb: 5000 }, { state: "active", used_mb: 5000 }],
  ["all of it", running, { at: at("03T00:00:00"), usedMb: 10_240 }, { state: "used_up", used_mb: 10_240 }],
  ["more than all", running, { at: at("03T00:00:00"), usedMb: 99_999 }, { state: "used_up" }],
  [
    "less again, after a correction",
    { ...running, state: "used_up", used_mb: 10_240 },
    { at: at("03T00:00:00"), usedMb: 200 },
    { state: "active", used_mb: 200 },
  ],
  [
    "the beginning stays",
    running,
    { at: at("03T00:00:00"), usedMb: 1, activatedAt: at("02T00:00:00") },
    { activated_at: at("01T10:00:00"), expires_at: at("31T10:00:00") },
  ],
  ["after the end", running, { at: at("31T10:00:00"), usedMb: 300 }, { state: "expired" }],
  ["an expired plan stays so", { ...running, state: "expired" }, { at: at("31T11:00:00"), usedMb: 300 }, undefined],
  ["a cancelled plan stays so", { ...running, state: "cancelled" }, { at: at("03T00:00:00"), usedMb: 300 }, undefined],
])("usage: %s", (_what, plan, told, change) => {
  if (change) expect(afterUsage(plan, told, package10)).toMatchObject(change);
  else expect(afterUsage(plan, told, package10)).toBeUndefined();
});

test("a day pass is never used up: the next day it is full again", () => {
  expect(afterUsage(fresh, { at: at("01T12:00:00"), usedMb: 1024 }, dayPass)).toMatchObject({ state: "active" });
});

test("installing starts a plan once", () => {
  expect(afterStart(fresh, at("01T10:00:00"), package10)).toMatchObject({
    state: "active",
    activated_at: at("01T10:00:00"),
    expires_at: at("31T10:00:00"),
  });
  expect(afterStart(running, at("05T10:00:00"), package10)).toBeUndefined();
});

const word = {
  state: "active",
  activatedAt: at("01T10:00:00"),
  expiresAt: at("31T10:00:00"),
  usedMb: 150.9,
  usedTodayMb: 50.2,
  slow: false,
  asOf: at("02T12:00:00"),
} as const;
test.each<[string, DataPlan, Partial<Record<keyof typeof word, unknown>>, object | undefined]>([
  ["what is older than we know changes nothing", running, { asOf: at("01T23:59:59") }, undefined],
  ["an expired plan stays so", { ...running, state: "expired" }, {}, undefined],
  ["a plan that was taken back stays so", { ...running, state: "cancelled" }, {}, undefined],
  [
    "it waits",
    fresh,
    { state: "waiting", activatedAt: null, expiresAt: null, usedMb: 0, usedTodayMb: 0 },
    { state: "not_started", activated_at: null, expires_at: null, used_mb: 0 },
  ],
  [
    "it has begun",
    fresh,
    {},
    {
      state: "active",
      activated_at: at("01T10:00:00"),
      expires_at: at("31T10:00:00"),
      used_mb: 150,
      used_today_mb: 50,
      as_of: at("02T12:00:00"),
    },
  ],
  ["used up to the last byte, and not before", running, { usedMb: 10_239.99 }, { state: "active", used_mb: 10_239 }],
  [
    "used up and slow",
    running,
    { state: "used_up", usedMb: 10_240, slow: true },
    { state: "used_up", used_mb: 10_240, slow: true },
  ],
  ["full again after a correction", { ...running, state: "used_up" }, {}, { state: "active" }],
  ["over", running, { state: "expired" }, { state: "expired" }],
  ["ended by the network's own people", running, { state: "ended" }, { state: "expired" }],
])("the network's word: %s", (_what, plan, told, change) => {
  const after = afterNetwork(plan, { ...word, ...told } as Parameters<typeof afterNetwork>[1]);
  if (change) expect(after).toMatchObject(change);
  else expect(after).toBeUndefined();
});

test.each<[string, DataPlan, Date, string]>([
  ["it runs until its last moment", running, at("31T09:59:59"), "active"],
  ["and not at it", running, at("31T10:00:00"), "expired"],
  ["the network is ahead of us", { ...running, as_of: at("31T11:00:00") }, at("02T00:00:00"), "expired"],
  ["used up, then over", { ...running, state: "used_up" }, at("31T10:00:00"), "expired"],
  ["never begun", fresh, new Date("2027-05-20T08:00:00Z"), "expired"],
  ["taken back stays so", { ...running, state: "cancelled" }, at("31T10:00:00"), "cancelled"],
])("at a moment: %s", (_what, plan, moment, state) => expect(stateAt(plan, moment)).toBe(state));

test.each([
  [0, 49, []],
  [49, 50, [50]],
  [50, 79, []],
  [79, 80, [80]],
  [0, 100, [50, 80, 100]],
  [100, 250, []],
  [90, 10, []],
])("from %i to %i of 100 MB reaches %j", (before, after, shares) =>
  expect(sharesReached(before, after, 100)).toEqual(shares),
);
