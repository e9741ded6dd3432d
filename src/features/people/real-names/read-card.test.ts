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

describe("a permit whose zone is not in the photograph", () => {
  const lines = [
    "往来港澳通行证",
    "EXIT-ENTRY PERMIT FOR TRAVELLING TO AND FROM HONG KONG AND MACAO",
    "C123~45678",
    "张三丰",
    "ZHANG, SANFENG",
    "1990.02.1~5",
    "2020.03.18-2030.03.17",
  ];
  const field = (text: string, ...doubtful: number[]) => ({ text, doubtful, isProved: false });

  test("is read by its text, and nothing of it is proved", () => {
    expect(documentOnCard(seen(...lines), null)).toEqual({
      type: 2,
      fields: {
        englishName: field("ZHANG SANFENG"),
        chineseName: field("张三丰"),
        birth: field("1990-02-15", 9),
        number: field("C12345678", 4),
        expiry: field("2030-03-17"),
        country: field("CHN"),
      },
    });
  });

  test("in characters of both scripts, or by its English title", () => {
    for (const title of ["往來港澳通行證", "EXIT-ENTRYPERMIT FOR TRAVELLING TO AND FROM HONGKONG AND MACAO"])
      expect(documentOnCard(seen(title, "CA1234567"), null)).toEqual({
        type: 2,
        fields: { number: field("CA1234567"), country: field("CHN") },
      });
  });

  test("has no dates where one of three was not seen, or is no day", () => {
    for (const others of [["1990.02.15"], ["2020.03.18-2030.03.17"], ["1990.02.30", "2020.03.18-2030.03.17"]])
      expect(Object.keys(documentOnCard(seen(lines[0]!, "C12345678", ...others), null)!.fields)).toEqual([
        "number",
        "country",
      ]);
  });

  test.each<[string, string[]]>([
    [
      "the permit of Hong Kong's and Macau's residents",
      ["港澳居民来往内地通行证", "MAINLAND TRAVEL PERMIT", "H12345678"],
    ],
    ["Taiwan's", ["台湾居民来往大陆通行证", "C12345678"]],
    ["one for Taiwan", ["往来台湾通行证", "EXIT-ENTRY PERMIT FOR TRAVELLING TO AND FROM TAIWAN", "C12345678"]],
    ["a number with a letter that no permit has", [lines[0]!, "CI1234567"]],
    ["a zone that is not whole", [lines[0]!, "CSC123456788<3001318"]],
  ])("%s is none", (_what, texts) => {
    expect(documentOnCard(seen(...texts), null)).toBeNull();
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
