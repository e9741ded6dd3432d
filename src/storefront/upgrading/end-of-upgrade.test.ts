import { expect, test } from "vitest";
import { inOwnTime, inShopTime } from "./end-of-upgrade.ts";

test.each([
  ["2026-01-20T22:00:00.000Z", "2026-01-21", "06:00"],
  ["2026-12-31T16:00:00.000Z", "2027-01-01", "00:00"],
  ["2026-02-28T15:59:00.000Z", "2026-02-28", "23:59"],
])("%s is %s %s in UTC+8", (iso, day, time) => expect(inShopTime(iso)).toEqual({ day, time }));

test.each([
  ["Asia/Tokyo", "en", "Wed 21 Jan, 07:00 GMT+9"],
  ["America/New_York", "en", "Tue 20 Jan, 17:00 GMT-5"],
  ["Asia/Kathmandu", "zh-CN", "1月21日周三 GMT+5:45 03:45"],
  ["Asia/Shanghai", "zh-CN", undefined],
  ["Asia/Hong_Kong", "zh-HK", undefined],
  ["Australia/Perth", "en", undefined],
])("a visitor in %s reads it in %s as %s", (zone, locale, read) => {
  expect(inOwnTime("2026-01-20T22:00:00.000Z", locale === "en" ? "en-GB" : locale, zone)).toBe(read);
});
