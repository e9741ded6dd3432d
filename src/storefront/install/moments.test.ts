import { expect, test } from "vitest";
import { momentText } from "./moments.tsx";

const at = "2026-11-21T14:03:00Z";

test.each([
  ["en", /^21 Nov, 14:03 UTC$/],
  ["zh-Hans-CN", /11月21日.*14:03/],
  ["zh-Hant-HK", /11月21日.*14:03/],
])("the server says it in UTC, in %s", (language, text) => {
  expect(momentText(at, { language, timeZone: "UTC" })).toMatch(text);
});

test("the browser leaves today's date out", () => {
  const here = (today: string) => momentText(at, { language: "en-GB", today: new Date(today) });
  expect(here("2026-11-21T15:00:00Z")).toMatch(/^\d\d:\d\d$/);
  expect(here("2026-11-24T15:00:00Z")).toMatch(/21 Nov/);
});
