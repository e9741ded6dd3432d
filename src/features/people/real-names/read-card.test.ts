import { describe, expect, test } from "vitest";
import type { ReadDocument } from "../../../kernel/read-document.ts";
import type { TextLine } from "../../../platform/document-reader.ts";
import { documentOnCard } from "./read-card.ts";

/** From above to below, as the reader gives them; `~` before a character that it was not sure of. */
const seen = (...texts: string[]): TextLine[] =>
  texts.map((marked, row) => {
    const certain = Array.from(marked.matchAll(/(~?)[^~]/gu), ([, doubt]) => (doubt ? 0.5 : 0.98));
    return { text: marked.replaceAll("~", ""), certain, x: 500, y: 100 + row * 60, height: 40 };
  });

const hongKong = [
  "香港永久性居民身份證",
  "HONGKONG PERMANENTIDENTITY CARD",
  "陳大~文",
  "CHAN,T~aiMan",
  "711511292429",
  "出生日期 Date of Birth",
  "01-01-19~90",
  "發日期 Date of lssue",
  "(06-18)",
  "26-11-18",
  "A123456(3)",
];

test("Hong Kong's identity card: names, birth, and a number that its check digit proves", () => {
  expect(documentOnCard(seen(...hongKong), null)).toEqual({
    type: 3,
    fields: {
      englishName: { text: "CHAN TAI MAN", doubtful: [6], isProved: false },
      chineseName: { text: "陳大文", doubtful: [2], isProved: false },
      birth: { text: "1990-01-01", doubtful: [2], isProved: false },
      number: { text: "A123456(3)", doubtful: [], isProved: true },
      country: { text: "HKG", doubtful: [], isProved: false },
    },
  });
});

test("Macau's, whose first date is the birth and whose number nobody can prove", () => {
  const lines = seen("澳門特別行政區永久性居民身份證", "1234567(8)", "15/12/2020", "15-02-1990", "15-12-2030");
  expect(documentOnCard(lines, null)).toEqual({
    type: 4,
    fields: {
      birth: { text: "1990-02-15", doubtful: [], isProved: false },
      number: { text: "1234567(8)", doubtful: [], isProved: false },
      country: { text: "MAC", doubtful: [], isProved: false },
    },
  });
});

test("a permit has its names from the text, and everything else from its zone", () => {
  const field = (text: string) => ({ text, doubtful: [], isProved: true });
  const permit: ReadDocument = { type: 2, fields: { number: field("C12345678"), birth: field("1990-02-15") } };
  expect(documentOnCard(seen("往来港澳通行证", "张三丰", "ZHANG, SANFENG", "1990.02.16"), permit)).toEqual({
    type: 2,
    fields: {
      englishName: { text: "ZHANG SANFENG", doubtful: [], isProved: false },
      chineseName: { text: "张三丰", doubtful: [], isProved: false },
      number: field("C12345678"),
      birth: field("1990-02-15"),
    },
  });
});

test("a number in brackets as Chinese text has them is the same number", () => {
  const { number } = documentOnCard(seen(hongKong[0]!, "G123456（A)"), null)!.fields;
  expect(number).toEqual({ text: "G123456(A)", doubtful: [], isProved: true });
});

describe("nothing is read", () => {
  const without = (...places: number[]) => hongKong.filter((_, at) => !places.includes(at));
  test.each<[string, string[]]>([
    ["of a card with a number that its check digit refuses", [...without(10), "A123456(4)"]],
    ["of one whose number is not seen", without(10)],
    ["of a card that bears no title", without(0, 1)],
    ["of a menu", ["餐牌", "A123456(3)"]],
    ["of nothing", []],
  ])("%s", (_, texts) => {
    expect(documentOnCard(seen(...texts), null)).toBeNull();
  });

  test("as a birth that is no day, or as a name of one line that is none", () => {
    const lines = seen(hongKong[0]!, "CHAN Tai Man", "陳大文", "31-02-1990", "A123456(3)");
    expect(Object.keys(documentOnCard(lines, null)!.fields)).toEqual(["number", "country"]);
  });
});
