import { expect, test } from "vitest";
import { lastsUntil } from "./lasts-until.ts";

const at = (instant: string) => new Date(instant);
const raisedAt = at("2026-12-02T03:00:00Z");
const tokyo = { day_rule: "calendar_day", day_zone: "Asia/Tokyo" } as const;
const none = { day_rule: null, day_zone: null } as const;
const begun = at("2026-12-01T00:00:00Z");

test.each([
  [
    "of a package a day",
    { kind: "used_80", day: null, raisedAt },
    at("2026-12-31T00:00:00Z"),
    none,
    "2026-12-03T03:00:00.000Z",
  ],
  [
    "of a package that ends before",
    { kind: "used_80", day: null, raisedAt },
    at("2026-12-02T09:00:00Z"),
    none,
    "2026-12-02T09:00:00.000Z",
  ],
  [
    "of a day pass its day",
    { kind: "used_100", day: "2026-12-02", raisedAt },
    at("2026-12-31T00:00:00Z"),
    tokyo,
    "2026-12-02T15:00:00.000Z",
  ],
  [
    "of a day that is over, though nobody has heard of it in time",
    { kind: "used_100", day: "2026-12-01", raisedAt },
    at("2026-12-31T00:00:00Z"),
    tokyo,
    "2026-12-01T15:00:00.000Z",
  ],
  [
    "of an end until then",
    { kind: "ends_soon", day: "2026-12-03", raisedAt },
    at("2026-12-03T02:00:00Z"),
    tokyo,
    "2026-12-03T02:00:00.000Z",
  ],
] as const)("%s", (_, raised, expires_at, sold, until) => {
  expect(lastsUntil(raised, { activated_at: begun, expires_at }, sold).toISOString()).toBe(until);
});
