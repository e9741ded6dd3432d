import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  AddPhoto,
  GetRealName,
  MendRealName,
  SubmitRealName,
  WithdrawRealName,
  WithdrawRealNameSim,
} from "../src/features/people/real-names/contract.ts";
import { words as english } from "../src/i18n/en/errors.ts";
import { spokenLanguage } from "../src/kernel/language.ts";
import { areas, everyWord, spoken, wordsOf } from "./all-words.ts";

const placeholders = (text: string | undefined) => [...new Set(text?.match(/700\d/g))].toSorted();

/** Words that stay as they are in Chinese: names, units and what phones print in Latin letters. */
const latinByNature =
  /^[\s\d\p{P}\p{S}A-Z]*$|eSIM|Farwave|iPhone|iOS|Android|Alipay|WeChat|Visa|Mastercard|UnionPay|SM-DP|APN|EID|English|Pixel|Samsung|GB|Mbps|kbps|@|LPA|ICCID|IP|Gogo/u;

describe.each(areas)("%s", (area) => {
  test.each(["zh-cn", "zh-hk"])(
    "%s says everything that English says, with the same values, in Chinese",
    async (language) => {
      const [english, chinese] = [await wordsOf("en", area), await wordsOf(language, area)];
      expect(chinese.map(({ key }) => key).toSorted()).toEqual(english.map(({ key }) => key).toSorted());
      const byKey = new Map(chinese.map((leaf) => [leaf.key, leaf]));
      const unlike = english.filter((leaf) => {
        const [one, other] = [spoken(leaf), spoken(byKey.get(leaf.key)!)];
        return one !== undefined && other !== undefined && placeholders(one).join() !== placeholders(other).join();
      });
      expect(unlike.map(({ key }) => key)).toEqual([]);
      const leftovers = chinese.filter((leaf) => {
        const text = spoken(leaf);
        return text && !/\p{Script=Han}/u.test(text) && !latinByNature.test(text);
      });
      expect(leftovers.map(({ key, value }) => `${key}: ${String(value)}`)).toEqual([]);
    },
  );
});

/** Signs that no other language of the shop writes: kana, or Chinese characters where a word needs none; hangul. */
const own = { ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u, ko: /\p{Script=Hangul}/u } as const;
/** Of the errors only those that their pages can show; every other page is in English (row L3). */
const ofOtherPages = /^(problems|codes|fields|loadError|keptPage|missedPage)/;

describe.each(["ja", "ko"] as const)("%s, which has the pages of real-name registration alone", (language) => {
  const areasOf = globSync(`src/i18n/${language}/*.ts`, { cwd: join(import.meta.dirname, "..") }).map((file) =>
    basename(file, ".ts"),
  );

  test("has the areas that the pages are told of, no more and no fewer", () => {
    expect(areas.filter((area) => spokenLanguage(language, area) === language).toSorted()).toEqual(areasOf.toSorted());
  });

  test.each(areasOf)("%s says everything that English says, with the same values", async (area) => {
    const [english, said] = [await wordsOf("en", area), await wordsOf(language, area)];
    expect(said.map(({ key }) => key).toSorted()).toEqual(english.map(({ key }) => key).toSorted());
    const byKey = new Map(said.map((leaf) => [leaf.key, leaf]));
    const unlike = english.filter(
      (leaf) => placeholders(spoken(leaf)).join() !== placeholders(spoken(byKey.get(leaf.key)!)).join(),
    );
    expect(unlike.map(({ key }) => key)).toEqual([]);
    const leftovers = said.filter((leaf) => {
      const text = spoken(leaf);
      if (area === "errors" && ofOtherPages.test(leaf.key)) return false;
      return text && !own[language].test(text) && !latinByNature.test(text);
    });
    expect(leftovers.map(({ key, value }) => `${key}: ${String(value)}`)).toEqual([]);
  });

  test("says every error that a registration can be refused with", async () => {
    const said = new Map((await wordsOf(language, "errors")).map((leaf) => [leaf.key, spoken(leaf) ?? ""]));
    const codes = [AddPhoto, SubmitRealName, MendRealName, GetRealName, WithdrawRealName, WithdrawRealNameSim].flatMap(
      ({ refusals }) => refusals,
    );
    const problems = Object.keys(english.problems).filter((problem) =>
      /^(empty|choose|format|long|consent|fewer|contact|photo|young|phone|email\.(format|long)|sims|document|passport|iccid)/.test(
        problem,
      ),
    );
    const missing = [
      ...[...codes, "INVALID_INPUT", "TRY_AGAIN_LATER", "TOO_MANY_REQUESTS"].map((code) => `codes.${code}`),
      ...problems.map((problem) => `problems.${problem}`),
    ].filter((key) => !own[language].test(said.get(key) ?? ""));
    expect(missing).toEqual([]);
  });
});

test("no text in English has a ¥ without CN, which is read as yen", async () => {
  const texts = await everyWord("en");
  expect(texts.length).toBeGreaterThan(1500);
  expect(texts.filter((text) => /(?<!CN)¥/u.test(text))).toEqual([]);
});

test("Traditional Chinese is not Simplified Chinese with another label", async () => {
  // letters that exist in Simplified Chinese only
  const simplified = /[们这时选择请络订单邮确认]/u;
  const hits: string[] = [];
  for (const area of areas) {
    for (const leaf of await wordsOf("zh-hk", area)) {
      const found = simplified.exec(spoken(leaf) ?? "");
      if (found) hits.push(`${area}.${leaf.key}: ${found[0]}`);
    }
  }
  expect(hits).toEqual([]);
});
