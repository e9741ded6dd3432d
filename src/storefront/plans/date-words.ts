import { dateAt, timeAt } from "../../kernel/zoned-time.ts";
import type { Dates } from "../../features/plans/need.ts";
import type { Areas } from "../visit/words.ts";

type ShelfWords = Areas["shelf"];

/** `3 Dec`. Written here, not by Intl, so that server and browser print the same letters. */
export function dateText(date: string, words: ShelfWords): string {
  const [, month, day] = date.split("-").map(Number);
  return words.date(words.months[month as keyof ShelfWords["months"]], day ?? 1);
}

/** `3 Dec` where a row of dates or a month begins, else the day alone. */
export function shortDate(date: string, first: boolean, words: ShelfWords): string {
  const day = Number(date.slice(8));
  return first || day === 1 ? dateText(date, words) : words.dayOfMonth(day);
}

/** `3 Dec, 22:00`; where something ends at midnight, that is the end of the day before: `8 Dec, 24:00`. */
export function momentText(instant: number, zone: string, words: ShelfWords, { ends }: { ends?: boolean } = {}): string {
  const time = timeAt(instant, zone);
  if (ends && time === "00:00") return words.moment(dateText(dateAt(instant - 1, zone), words), "24:00");
  return words.moment(dateText(dateAt(instant, zone), words), time);
}

/** `3 Dec – 8 Dec · 6 days` */
export function datesText({ from, to }: Dates, days: number, words: ShelfWords): string {
  return `${dateText(from, words)} – ${dateText(to, words)} · ${words.dayCount(days)}`;
}
