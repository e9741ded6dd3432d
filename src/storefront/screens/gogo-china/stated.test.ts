import { expect, test } from "vitest";
import { words } from "../../../i18n/en/china.ts";
import { words as inChinese } from "../../../i18n/zh-cn/china.ts";
import { answersInText } from "./china-questions.ts";
import { bySource, stated } from "./stated.ts";

const position = (
  figure: "transit-hours" | "wallet-free" | "wallet-fee" | "wallet-single",
  value: string,
  source: string,
) => ({ figure, value, source, asOf: "2026-07-18", confidence: "high", confirmedOn: null }) as const;
const guide = {
  figures: [
    position("wallet-free", "200", "guide"),
    position("wallet-single", "5000", "guide"),
    position("wallet-fee", "3", "press"),
  ],
  sources: [
    { code: "guide", name: "Ministry guide", english: "", chinese: "", address: null },
    { code: "press", name: "Press", english: "", chinese: "", address: null },
  ],
};

test("figures of one source and day stand together, what is not known among none", () => {
  const facts = stated(guide, {
    "wallet-free": (value) => `¥${value}`,
    "wallet-fee": (value) => `${value} %`,
    "wallet-single": (value) => `US$${value}`,
    "wallet-year": (value) => value,
  });
  expect(bySource(facts).map(({ as, fact }) => [as, fact.source])).toEqual([
    [["¥200", "US$5,000"], "guide"],
    [["3 %"], "press"],
  ]);
});

test("an answer in short says for each of its figures from when it is and who says so", () => {
  const [pay] = answersInText(guide, words, "en");
  expect(pay?.question).toBe(words.short.pay);
  expect(pay?.answer).toMatch(
    /^Yes\. Payments up to CN¥200 .* US\$5,000\. \(CN¥200 · US\$5,000: As of 18 Jul 2026, Ministry guide; 3 %: As of 18 Jul 2026, Press\)$/,
  );
  const [chinese] = answersInText(guide, inChinese, "zh-cn");
  expect(chinese?.answer).toMatch(/^可以。¥200 .*\(¥200 · US\$5,000/);
});

test("an answer lacks no figure: without one of them the question is not asked", () => {
  const less = { ...guide, figures: guide.figures.slice(1) };
  expect(answersInText(less, words, "en").map(({ question }) => question)).toEqual([words.short.data]);
});
