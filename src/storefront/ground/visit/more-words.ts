export type WordFile = { words: unknown };

/**
 * Every text area that a browser may load after those of the first visit; texts of e-mails, SMS, PDFs and imports stay
 * on the server.
 */
export const moreWords = import.meta.glob<WordFile>([
  "../../../i18n/*/*.ts",
  "!../../../i18n/*/{shell,homepage}.ts",
  "!../../../i18n/*/{letters,trip-letters,receipt,content,zones,texts,pushes,record-problems}.ts",
]);
