import { describe, expect, test } from "vitest";
import { fullyOffered } from "../../../kernel/language.ts";
import { money } from "../../../kernel/money.ts";
import { autoTopUpLetter, type AutoTopUpFacts } from "./auto-top-up-letter.server.ts";

const facts: AutoTopUpFacts = {
  what: "card",
  lang: "en",
  to: "mei@example.com",
  origin: "https://shop.test",
  iccid: "8985234000000000010",
  areaName: "日本",
  days: 30,
  unitPrice: money(10_500, "HKD"),
  monthlyCap: money(21_000, "HKD"),
  card: "4242",
};
const reasons = ["card", "price", "plan", "sim", "cap"] as const;

describe.each(fullyOffered.flatMap((lang) => reasons.map((what) => [lang, what] as const)))("%s: %s", (lang, what) => {
  const { subject, text, html } = autoTopUpLetter({ ...facts, lang, what });

  test("says what was agreed to, how to go on, and leaves nothing behind", () => {
    for (const said of [
      "HK$105.00",
      "HK$210.00",
      "4242",
      "898523••••0010",
      `https://shop.test/${lang}/account?tab=packages&sim=8985234000000000010&show=alerts#auto-top-up`,
    ])
      expect(text).toContain(said);
    for (const form of [subject, text, html]) expect(form).not.toMatch(/undefined|null|\[object|=>/);
  });

  test("is written in its language, and shows no number of a SIM beside the letter", () => {
    const words = `${subject}\n${text}`.replace(/https?:\S+|\S+@\S+/g, "");
    if (lang === "en") expect(words.replaceAll("日本", "")).not.toMatch(/\p{Script=Han}/u);
    else expect(words.match(/[A-Za-z]{3,} [a-z]{2,}.*/g) ?? []).toEqual([]);
    if (lang === "zh-cn") expect(words).not.toMatch(/[數據關閉銀開請費價錢]/u);
    if (lang === "zh-hk") expect(words).not.toMatch(/[数据关闭银开请费价钱您]/u);
    expect(subject).not.toContain("8985");
  });
});

test("a hostile name stays text, and a card that is gone is left out", () => {
  const { html, text } = autoTopUpLetter({ ...facts, areaName: "<img src=x onerror=alert(1)>", card: null });
  expect(html).not.toContain("<img src=x");
  expect(text).not.toContain("4242");
});
