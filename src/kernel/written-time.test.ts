import { expect, test } from "vitest";
import { dateText, dayText, spanText } from "./written-date.ts";
import { momentIn, momentText } from "./written-time.ts";

test.each([
  ["en", "3 Dec 2026", "3 Dec"],
  ["zh-cn", "2026年12月3日", "12月3日"],
  ["zh-hk", "2026年12月3日", "12月3日"],
  ["ja", "3 Dec 2026", "3 Dec"],
] as const)("a date in %s", (language, whole, short) => {
  expect(dateText("2026-12-03", language)).toBe(whole);
  expect(dateText("2026-12-03T14:03:00Z", language)).toBe(whole);
  expect(dateText("2026-12-03", language, { year: false })).toBe(short);
});

test.each([
  ["en", "3 Dec – 8 Dec"],
  ["zh-hk", "12月3日至12月8日"],
] as const)("some days in %s", (language, text) => {
  expect(spanText({ from: "2026-12-03", to: "2026-12-08" }, language)).toBe(text);
  expect(spanText({ from: "2026-12-03", to: "2026-12-03" }, language)).toBe(
    dateText("2026-12-03", language, { year: false }),
  );
});

const at = "2026-11-23T11:44:28.900Z";

test.each([
  ["ja", "2026年12月3日", "2026年11月23日 20:44 UTC+9"],
  ["ko", "2026년 12월 3일", "2026년 11월 23일 20:44 UTC+9"],
] as const)("on a page that few languages have, in %s itself", (language, day, moment) => {
  expect(dayText("2026-12-03", language)).toBe(day);
  expect(momentIn(at, { zone: "Asia/Tokyo" }, language)).toBe(moment);
});

test.each([
  ["en", { zone: "Asia/Tokyo", city: "Tokyo" }, "23 Nov 2026, 20:44 Tokyo time"],
  ["zh-cn", { zone: "Asia/Tokyo", city: "东京" }, "东京时间2026年11月23日 20:44"],
  ["zh-hk", { zone: "Asia/Tokyo", city: "東京" }, "東京時間2026年11月23日 20:44"],
  ["en", { zone: "Asia/Hong_Kong" }, "23 Nov 2026, 19:44 UTC+8"],
  ["zh-cn", { zone: "Asia/Hong_Kong" }, "2026年11月23日 19:44 UTC+8"],
  ["en", { zone: "UTC" }, "23 Nov 2026, 11:44 UTC"],
  ["en", { zone: "Europe/London" }, "23 Nov 2026, 11:44 UTC"],
  ["en", { zone: "America/St_Johns" }, "23 Nov 2026, 08:14 UTC-3:30"],
  ["en", { zone: "Asia/Kathmandu" }, "23 Nov 2026, 17:29 UTC+5:45"],
  ["en", { zone: "Pacific/Kiritimati" }, "24 Nov 2026, 01:44 UTC+14"],
] as const)("in %s by the clock of %o: %s, without seconds", (language, clock, text) =>
  expect(momentText(at, clock, language)).toBe(text),
);

test("summer time is the zone's own", () => {
  expect(momentText("2026-07-01T11:00:00Z", { zone: "Europe/London" }, "en")).toBe("1 Jul 2026, 12:00 UTC+1");
});

test("today's date is left out, by the calendar of the same clock", () => {
  const tokyo = { zone: "Asia/Tokyo", city: "Tokyo" };
  expect(momentText(at, tokyo, "en", { now: new Date("2026-11-23T14:59:59Z") })).toBe("20:44 Tokyo time");
  expect(momentText(at, tokyo, "en", { now: new Date("2026-11-23T15:00:00Z") })).toBe("23 Nov 2026, 20:44 Tokyo time");
  expect(momentText(at, { ...tokyo, city: "东京" }, "zh-cn", { now: new Date(at) })).toBe("东京时间 20:44");
});
