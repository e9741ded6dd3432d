import { expect, test } from "vitest";
import { missingTexts, spanProblems } from "./rules.ts";

const now = new Date("2026-11-21T08:00:00Z");

test.each([
  ["since an hour ago", "2026-11-21T07:00:00Z", null, []],
  ["from now on", "2026-11-21T08:00:00Z", null, []],
  ["yet to come", "2026-11-21T08:00:01Z", null, ["since not_to_come"]],
  ["ended before it began", "2026-11-21T07:00:00Z", "2026-11-21T07:00:00Z", ["until after_beginning"]],
  ["for seven days", "2026-11-14T08:00:00Z", null, []],
  ["for longer", "2026-11-14T07:59:59Z", null, ["since span_days"]],
  ["of last month, for a day", "2026-10-14T08:00:00Z", "2026-10-15T08:00:00Z", []],
])("a span %s", (_, since, until, problems) => {
  const found = spanProblems({ since: new Date(since), until: until === null ? null : new Date(until) }, now);
  expect(found.map(({ field, problem }) => `${field} ${problem}`)).toEqual(problems);
});

test("a letter is written in every language of the buyers", () => {
  const en = { subject: "Later", text: "We wait." };
  expect(
    missingTexts({ en, "zh-cn": { subject: "稍晚", text: "" } }, ["zh-cn", "zh-hk", "en"]).map(({ field }) => field),
  ).toEqual(["texts.zh-cn.text", "texts.zh-hk.subject", "texts.zh-hk.text"]);
});
