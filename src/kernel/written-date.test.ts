import { expect, test } from "vitest";
import { weekdayText } from "./written-date.ts";

test.each([
  ["2026-11-18", "en", "Wednesday, 18 Nov"],
  ["2026-11-22", "zh-cn", "11月22日 星期日"],
  ["2026-11-21", "zh-hk", "11月21日 星期六"],
  ["2025-12-31", "en", "Wednesday, 31 Dec 2025"],
  ["2025-12-31", "zh-cn", "2025年12月31日 星期三"],
] as const)("%s in %s is a day of the week, and names a year that is not this one", (date, language, said) => {
  expect(weekdayText(date, language, "2026-11-24")).toBe(said);
});
