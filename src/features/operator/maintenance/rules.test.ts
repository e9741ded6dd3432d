import { expect, test } from "vitest";
import { closingProblems } from "./rules.ts";

const now = new Date("2026-11-21T08:00:00Z");
const offered = ["zh-cn", "zh-hk", "en"] as const;
const whole = { "zh-cn": "升级数据库", "zh-hk": "升級資料庫", en: "A new database" };

test.each([
  ["an hour ahead", "2026-11-21T09:00:00Z", null, []],
  ["this very moment", "2026-11-21T08:00:00Z", null, ["until in_the_past"]],
  ["a day ahead", "2026-11-22T08:00:00Z", whole, []],
  ["a second more", "2026-11-22T08:00:01Z", whole, ["until within_hours"]],
  [
    "a reason in one language",
    "2026-11-21T09:00:00Z",
    { en: "A new database" },
    ["reason.zh-cn empty", "reason.zh-hk empty"],
  ],
] as const)("%s", (_, until, reason, problems) => {
  const found = closingProblems({ until: new Date(until), reason }, now, offered);
  expect(found.map(({ field, problem }) => `${field} ${problem}`)).toEqual(problems);
});
