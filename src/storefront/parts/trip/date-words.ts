import type { Dates } from "../../../features/catalogue/plans/need.ts";
import type { Language } from "../../../kernel/language.ts";
import { dateText, spanText } from "../../../kernel/written-date.ts";
import { dateAt, timeAt } from "../../../kernel/zoned-time.ts";
import type { Areas } from "../../ground/visit/words.ts";

type ShelfWords = Areas["shelf"];

/** `3 Dec` where a row of dates or a month begins, else the day alone. */
export function shortDate(date: string, first: boolean, language: Language, words: ShelfWords): string {
  const day = Number(date.slice(8));
  return first || day === 1 ? dateText(date, language, { year: false }) : words.dayOfMonth(day);
}

/** `3 Dec, 22:00` of a trip; the sentence around it says by whose clock. */
export function timedDate(date: string, time: string | undefined, language: Language, words: ShelfWords): string {
  const day = dateText(date, language, { year: false });
  return time ? words.moment(day, time) : day;
}

/** The same of an instant; where something ends at midnight, that is the end of the day before: `8 Dec, 24:00`. */
export function timedMoment(
  instant: number,
  zone: string,
  language: Language,
  words: ShelfWords,
  { ends }: { ends?: boolean } = {},
): string {
  const time = timeAt(instant, zone);
  if (ends && time === "00:00") return timedDate(dateAt(instant - 1, zone), "24:00", language, words);
  return timedDate(dateAt(instant, zone), time, language, words);
}

/** `3 Dec – 8 Dec · 6 days` */
export function datesText(dates: Dates, days: number, language: Language, words: ShelfWords): string {
  return `${spanText(dates, language)} · ${words.dayCount(days)}`;
}
