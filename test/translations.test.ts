import { describe, expect, test } from "vitest";
import { areas, spoken, wordsOf } from "./all-words.ts";

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
