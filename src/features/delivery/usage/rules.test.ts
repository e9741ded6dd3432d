import { expect, test } from "vitest";
import { changeOfUsage, isStale, mayBeAsked, type UsageThen } from "./rules.ts";

const at = (text: string) => new Date(`2026-12-${text}Z`);
const fixed = { kind: "fixed", allowance_mb: 1000, day_rule: null, day_zone: null } as const;
const pass = { kind: "day_pass", allowance_mb: 1000, day_rule: "calendar_day", day_zone: "Asia/Tokyo" } as const;
const then = (termMb: number, asOf: string | null, state: UsageThen["state"] = "active"): UsageThen => ({
  state,
  activated_at: at("01T00:00:00"),
  as_of: asOf === null ? null : at(asOf),
  termMb,
});

test.each<[string, UsageThen, UsageThen, object, object | undefined]>([
  ["nothing reached", then(100, "01T01:00:00"), then(499, "01T02:00:00"), fixed, undefined],
  [
    "the half, to the megabyte",
    then(499, "01T01:00:00"),
    then(500, "01T02:00:00"),
    fixed,
    { shares: [50], day: null, state: "active" },
  ],
  ["reported once", then(500, "01T01:00:00"), then(700, "01T02:00:00"), fixed, undefined],
  [
    "several at once",
    then(0, null),
    then(1000, "01T02:00:00", "used_up"),
    fixed,
    { shares: [50, 80, 100], day: null, state: "used_up" },
  ],
  ["less again after a correction", then(900, "01T01:00:00"), then(100, "01T02:00:00"), fixed, undefined],
  [
    "a day pass says of which day, in its zone",
    then(0, "01T01:00:00"),
    then(800, "01T15:30:00"),
    pass,
    { shares: [50, 80], day: "2026-12-02", state: "active" },
  ],
  [
    "the next day counts from nothing, though more was used than on the last",
    then(900, "01T14:00:00"),
    then(950, "02T01:00:00"),
    pass,
    { shares: [50, 80], day: "2026-12-02" },
  ],
  ["the same day goes on", then(900, "01T14:00:00"), then(950, "01T14:30:00"), pass, undefined],
  ["a package goes on over midnight", then(900, "01T23:00:00"), then(950, "02T01:00:00"), fixed, undefined],
])("%s", (_what, before, after, sold, change) => {
  const told = changeOfUsage(before, after, sold as typeof fixed);
  if (change) expect(told).toMatchObject(change);
  else expect(told).toBeUndefined();
});

test.each([
  [null, true],
  ["01T00:00:00", false],
  ["01T00:02:01", false],
  ["30T00:00:00", false],
])("heard of at %s: stale is %s", (asOf, stale) => {
  expect(isStale(asOf === null ? null : at(asOf), at("01T00:02:00"))).toBe(stale);
});

const asked = { state: "active", network_reference: "sub-1", network_asked_at: at("01T00:00:00") } as const;
const minuteLater = at("01T00:01:00");
test.each([
  ["carried by nobody", { ...asked, network_reference: null }, minuteLater, false],
  ["a moment ago", asked, at("01T00:00:59"), false],
  ["a minute ago", asked, minuteLater, true],
  ["never", { ...asked, network_asked_at: null }, at("01T00:00:00"), true],
  ["used up, which may be put right", { ...asked, state: "used_up" as const }, minuteLater, true],
  ["over", { ...asked, state: "expired" as const }, minuteLater, false],
])("opening a page asks the network about a plan at most once a minute: %s", (_when, plan, now, may) => {
  expect(mayBeAsked(plan, now)).toBe(may);
});
