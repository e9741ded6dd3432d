import type { Areas } from "../visit/words.ts";

type DateWords = Pick<Areas["checkout"], "day" | "months" | "span">;

/** `2026-12-03` → `3 Dec`. Written here, not by Intl, so that server and browser print the same letters. */
export function dayText(date: string, words: DateWords): string {
  const [, month, day] = date.split("-").map(Number);
  return words.day(words.months[month as keyof DateWords["months"]], day ?? 1);
}

/** `3 Dec – 8 Dec`, or the one day. */
export function spanText({ earliest, latest }: { earliest: string; latest: string }, words: DateWords): string {
  return earliest === latest ? dayText(latest, words) : words.span(dayText(earliest, words), dayText(latest, words));
}
