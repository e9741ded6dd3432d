import { languageFacts, type Language } from "../../../kernel/language.ts";
import { momentText } from "../../../kernel/written-time.ts";
import { wordsEn } from "./words-en.ts";
import { wordsZhCn } from "./words-zh-cn.ts";
import { wordsZhHk } from "./words-zh-hk.ts";
import type { Words } from "./words.ts";

/** What a page needs to say things in its language: words, amounts, moments and places. */
export type Written = {
  language: Language;
  words: Words;
  lt: string;
  /** Bytes as people read them: MB below 1,000, then GB of 1,024. */
  amount: (bytes: number) => string;
  number: (count: number) => string;
  moment: (at: number) => string;
  place: (country: string) => string;
  byName: (one: string, other: string) => number;
};

const megabyte = 1_048_576;

export function written(language: Language): Written {
  const { html, lt } = languageFacts[language];
  const words = wordsIn(language);
  const number = new Intl.NumberFormat(html, { maximumFractionDigits: 1 });
  const places = new Intl.DisplayNames(html, { type: "region" });
  const place = (country: string) => words.places[country] ?? places.of(country) ?? country;
  return {
    language,
    words,
    lt,
    amount: (bytes) =>
      bytes < 1000 * megabyte
        ? `${number.format(Math.round((bytes / megabyte) * 10) / 10)}\u00a0MB`
        : `${number.format(bytes / megabyte / 1024)}\u00a0GB`,
    number: (count) => number.format(count),
    moment: (at) => momentText(new Date(at), { zone: "UTC" }, language),
    place,
    byName: (one, other) => place(one).localeCompare(place(other), html),
  };
}

function wordsIn(language: Language): Words {
  if (language === "zh-cn") return wordsZhCn;
  return language === "zh-hk" ? wordsZhHk : wordsEn;
}
