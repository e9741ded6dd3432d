import { expect, test } from "vitest";
import { clockTime, shortMoment } from "./short-moment.ts";

test("by the operator's clocks, whose day begins before that of UTC", () => {
  const at = "2026-11-30T16:04:09.123Z";
  expect(shortMoment(at, "en")).toBe("1 Dec, 00:04");
  expect(shortMoment(at, "zh-cn")).toBe("12月1日 00:04");
  expect([clockTime(at), clockTime(at, { seconds: true })]).toEqual(["00:04", "00:04:09"]);
});

test("the books say their own zone", () => {
  expect(shortMoment("2026-11-30T16:04:09.123Z", "en", "UTC")).toBe("30 Nov, 16:04");
});
