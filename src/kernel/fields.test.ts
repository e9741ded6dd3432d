import { expect, test } from "vitest";
import { CurrencyWish, shortText } from "./fields.ts";

const read = (text: string) => shortText(20).safeParse(text);

test.each([
  "\u202A",
  "\u202B",
  "\u202C",
  "\u202D",
  "\u202E",
  "\u2066",
  "\u2067",
  "\u2068",
  "\u2069",
  "\u200E",
  "\u200F",
  "\u061C",
])("%j turns nothing around: it is gone from names and addresses", (mark) => {
  expect(read(`${mark}Mei ${mark}Chan${mark}`).data).toBe("Mei Chan");
  expect(read(mark.repeat(30)).data).toBe("");
});

test("joiners that writing and pictures need stay", () => {
  for (const text of ["می‌خواهم", "👩‍💻", "Müller", "陳美"]) expect(read(text).data).toBe(text);
});

test.each([
  ["CNY", "CNY"],
  [156, "CNY"],
  ["344", "HKD"],
  [840, "USD"],
  ["USD", "USD"],
])("a call takes %j for %s (L6)", (said, currency) => expect(CurrencyWish.parse(said)).toBe(currency));

test.each([157, "0156", "156.0", 156.5, "usd", "", null, undefined, [156]])("%j is no currency", (said) => {
  expect(CurrencyWish.safeParse(said).error?.issues[0]?.message).toBe("choose");
});
