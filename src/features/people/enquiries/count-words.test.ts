import { expect, test } from "vitest";
import { countWords } from "./count-words.ts";

const many = (word: string, count: number, between = " ") => Array.from({ length: count }, () => word).join(between);
const different = (count: number) => Array.from({ length: count }, (_, place) => `word${place}`).join(" ");

test.each<[string, string, number]>([
  ["nothing", " \n ", 0],
  ["25 words", different(25), 25],
  ["24 words", different(24), 24],
  ["25 words of one letter, all the same", many("a", 25), 2],
  ["25 words of one letter each", "a b c d e f g h i j k l m n o p q r s t u v w x y", 25],
  ["two words by turns", many("yes no", 13), 26],
  ["24 Chinese characters", "我们是一家旅行社在瑞典和挪威有六十间门市每年十万", 24],
  ["25 Chinese characters", "我们是一家旅行社在瑞典和挪威有六十间门市每年十万客", 25],
  ["one character again and again", many("好", 40, ""), 2],
  ["characters that stand twice", "天天谢谢", 4],
  ["punctuation alone", "— … !!! 。 ，", 0],
  ["punctuation between Chinese characters", "你好，世界。", 4],
  ["both scripts, without a space between", "我们卖eSIM在3个城市", 9],
  ["Japanese and Korean", "旅行会社です 여행사 입니다", 8],
  ["a hyphen and an apostrophe join", "well-known carriers' SIMs", 3],
  ["a decomposed letter is one", "cafe\u0301 cafe\u0301 bar", 3],
])("%s", (_name, text, words) => {
  expect(countWords(text)).toBe(words);
});
