import { currencies, type Currency } from "../src/kernel/currency.ts";
import type { Language } from "../src/kernel/language.ts";
import { chance, oneOf } from "./chance.ts";
import type { Ground } from "./ground.ts";

export type Query = { query: string; lang: Language; currency: Currency };

/**
 * What a hand does to a word: stops early, leaves out, doubles, swaps or hits the neighbour. The last one writes
 * rightly.
 */
const slips: ((word: string[], place: number) => string[])[] = [
  (word, place) => word.slice(0, place + 1),
  (word, place) => word.toSpliced(place, 1),
  (word, place) => word.toSpliced(place, 0, word[place]!),
  (word, place) => word.toSpliced(place, 2, ...word.slice(place, place + 2).toReversed()),
  (word, place) => word.toSpliced(place, 1, "e"),
  (word) => word,
];

/**
 * So many searches for destinations, cities, airports and other names, in five languages, with typing errors; the same
 * at every run.
 */
export async function queriesOf({ pool }: Ground, count: number): Promise<Query[]> {
  const { rows } = await pool.query<{ names: Record<Language, string> }>(
    "select names from destinations union all select names from places order by names",
  );
  const next = chance(20_261_121);
  return Array.from({ length: count }, () => {
    const names = Object.entries(oneOf(rows, next).names) as [Language, string][];
    const [lang, name] = oneOf(names, next);
    const letters = Array.from(name);
    const query = oneOf(slips, next)(letters, Math.floor(next() * letters.length)).join("") || name;
    return { query, lang, currency: oneOf(currencies, next) };
  });
}
