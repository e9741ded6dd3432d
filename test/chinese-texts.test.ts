import { describe, expect, test } from "vitest";
import { everyLineOfTheDemo, everyWord } from "./all-words.ts";

const said = async (language: string) => [...(await everyWord(language)), ...everyLineOfTheDemo(language)];

test("mainland Chinese never names Hong Kong, Macao and Taiwan by themselves, but within the names of papers, posts and laws", async () => {
  const alone = /(?<!中国)(?:香港|澳门|台湾)(?!身份证|特别行政区|特区护照|邮政)/u;
  const texts = await said("zh-cn");
  expect(texts.length).toBeGreaterThan(1500);
  expect(texts.filter((text) => alone.test(text))).toEqual([]);
});

describe.each(["zh-cn", "zh-hk"])("in %s", (language) => {
  test("a way of paying is named once: no 微信支付支付", async () => {
    const { words } = await import(`../src/i18n/${language}/order-detail.ts`);
    const { by, to } = words.timeline;
    for (const method of Object.values(words.methods)) {
      for (const text of [by("¥147.00", method), to("¥147.00", method), words.bought.charged("¥147.00", method)]) expect(text).not.toMatch(/支付支付|付款付款/u);
    }
    expect((await said(language)).filter((text) => /支付支付|付款付款/u.test(text))).toEqual([]);
  });
});
