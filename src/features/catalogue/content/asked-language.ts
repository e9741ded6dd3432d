import type { Language } from "../../../kernel/language.ts";

/**
 * Each text in the asked language where the operator has written it, else in English (requirements L3); in the order
 * given.
 */
export function inAskedLanguage<Row extends { lang: Language }>(
  rows: readonly Row[],
  language: Language,
  keyOf: (row: Row) => string,
): Row[] {
  const own = new Set(rows.filter(({ lang }) => lang === language).map(keyOf));
  return rows.filter((row) => row.lang === language || (row.lang === "en" && !own.has(keyOf(row))));
}
