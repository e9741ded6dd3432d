import { expect, test } from "vitest";
import { plain, terms } from "./spelling.ts";

test.each([
  [" Côte d'Ivoire ", "cote divoire"],
  ["TÜRKİYE", "turkiye"],
  ["Tromsø", "tromso"],
  ["Bosnia & Herzegovina", "bosnia and herzegovina"],
  ["U.S. Virgin Islands", "us virgin islands"],
  ["Ｊａｐａｎ", "japan"],
  ["ばんこく", "バンコク"],
  ["ﾊﾞﾘ", "バリ"],
  ["臺北", "台北"],
  ["刚果（金）", "刚果 金"],
  ["서울", "서울"],
  ["<b>🇯🇵</b>", "b b"],
  ["!!!", ""],
])("%j is spelled %j", (text, spelling) => {
  expect(plain(text)).toBe(spelling);
});

test("voiced kana keep their voice", () => {
  expect(plain("バリ")).not.toBe(plain("パリ"));
});

test.each([
  ["new york", ["new", "york"]],
  ["東京", ["東", "京", "東京"]],
  ["東京タワ", ["東", "京", "東京", "タ", "ワ", "タワ"]],
  ["타이페", ["타", "이", "페", "타이", "이페"]],
  ["日", ["日"]],
  ["tokyo東京", ["tokyo", "東", "京", "東京"]],
  ["", []],
])("%j has the terms %j", (spelling, expected) => {
  expect(terms(spelling)).toEqual(expected);
});
