export type WordFile = { words: unknown };

/**
 * Every area that a browser may ask for beside those of the first visit; what only letters, texts, PDFs and imports say
 * stays on the server.
 */
export const moreWords = import.meta.glob<WordFile>([
  "../../../i18n/*/*.ts",
  "!../../../i18n/*/{shell,homepage}.ts",
  "!../../../i18n/*/{letters,trip-letters,receipt,content,zones,texts,pushes,record-problems}.ts",
]);
