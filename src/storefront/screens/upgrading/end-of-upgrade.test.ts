import { expect, test } from "vitest";
import { inOwnTime, inShopTime } from "./end-of-upgrade.ts";

test.each([
  ["2026-01-20T22:00:00.000Z", "2026-01-21", "06:00"],
  ["2026-12-31T16:00:00.000Z", "2027-01-01", "00:00"],
  ["2026-02-28T15:59:00.000Z", "2026-02-28", "23:59"],
])("%s is %s %s in UTC+8", (iso, day, time) => expect(inShopTime(iso)).toEqual({ day, time }));

test.each([
  ["Asia/Tokyo", "en", "21 Jan 2026, 07:00 UTC+9"],
  ["America/New_York", "en", "20 Jan 2026, 17:00 UTC-5"],
  ["Asia/Kathmandu", "zh-cn", "2026年1月21日 03:45 UTC+5:45"],
  ["Asia/Shanghai", "zh-cn", undefined],
  ["Asia/Hong_Kong", "zh-hk", undefined],
  ["Australia/Perth", "en", undefined],
] as const)("a visitor in %s reads it in %s as %s", (zone, language, read) => {
  expect(inOwnTime("2026-01-20T22:00:00.000Z", language, zone)).toBe(read);
});
