import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { unlikelyWords } from "../src/features/catalogue/content/unlikely-words.ts";
import { inOneLine, listed } from "../src/kernel/text-lists.ts";
import { everyLineOfTheDemo, everyWord } from "./all-words.ts";

const project = join(import.meta.dirname, "..");
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
      for (const text of [by("¥147.00", method), to("¥147.00", method), words.bought.charged("¥147.00", method)])
        expect(text).not.toMatch(/支付支付|付款付款/u);
    }
    expect((await said(language)).filter((text) => /支付支付|付款付款/u.test(text))).toEqual([]);
  });
});

test.each(["zh-cn", "zh-hk"] as const)("every text of %s keeps to the glossary that warns staff", async (language) => {
  // spam is called so on both sides of the border, and 你们 is what a customer calls the shop
  const texts = (await said(language)).map((text) => text.replace(/^\S+: /u, "").replace(/垃圾郵件|你们/gu, ""));
  expect(texts.filter((text) => unlikelyWords(language, text).length > 0)).toEqual([]);
});

test("mainland visitors sign in to an 账号; an 账户 is where money lies", async () => {
  const texts = (await everyWord("zh-cn")).filter((text) => !/console/.test(text));
  expect(texts.length).toBeGreaterThan(1500);
  expect(texts.filter((text) => /(?<!付款的)账户/u.test(text))).toEqual([]);
});

test("so does what a message says in some cases only, which no call of it brings out", () => {
  const lines = globSync("src/i18n/zh-hk/*.ts", { cwd: project }).flatMap((file) =>
    readFileSync(join(project, file), "utf8")
      .split("\n")
      .map((line) => `${file}: ${line}`),
  );
  expect(lines.length).toBeGreaterThan(3000);
  const odd = lines.filter((line) => unlikelyWords("zh-hk", line.replaceAll(/垃圾郵件|你们/gu, "")).length > 0);
  expect(odd).toEqual([]);
});

describe("Chinese sentences have Chinese commas", () => {
  /** Between two Chinese characters, also over a blank; and before a Chinese one after figures: `1 GB, 之后`. */
  const halfWidth =
    /\p{Script=Han}\s?[,:;?!]\s?\p{Script=Han}|[\dA-Za-z], ?\p{Script=Han}|\p{Script=Han}, ?[\dA-Za-z]/u;

  test.each(["zh-cn", "zh-hk"])("in every text of %s", async (language) => {
    expect(
      (await said(language)).map((text) => text.replace(/^\S+: /u, "")).filter((text) => halfWidth.test(text)),
    ).toEqual([]);
  });

  test("also where a page puts two of them together", () => {
    const pages = globSync("src/{storefront,console}/**/*.tsx", { cwd: project }).map((file) => ({
      file,
      code: readFileSync(join(project, file), "utf8"),
    }));
    expect(pages.length).toBeGreaterThan(100);
    expect(pages.filter(({ code }) => /\}, \$\{|join\(", "\)/u.test(code)).map(({ file }) => file)).toEqual([]);
    expect([
      inOneLine(["每天 1 GB", "之后 128 kbps"], "zh-cn"),
      inOneLine(["1 GB a day", "then 128 kbps"], "en"),
      listed(["日本", "韓國"], "zh-hk"),
      listed(["Japan", "Korea"], "en"),
    ]).toEqual(["每天 1 GB，之后 128 kbps", "1 GB a day, then 128 kbps", "日本、韓國", "Japan, Korea"]);
  });
});
