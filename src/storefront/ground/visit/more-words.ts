export type WordFile = { words: unknown };

/**
 * Every text area that a visitor's browser may load after those of the first visit. Those of the console, and the texts
 * of e-mails, SMS, PDFs and imports, stay on the server.
 */
export const moreWords = import.meta.glob<WordFile>([
  "../../../i18n/*/*.ts",
  "!../../../i18n/*/{shell,homepage}.ts",
  "!../../../i18n/*/console{,-*}.ts",
  "!../../../i18n/*/{letters,trip-letters,receipt,content,zones,texts,pushes,record-problems}.ts",
]);
