import type { Language } from "../kernel/language.ts";
import { words as englishFile } from "./en/file-problems.ts";
import { words as englishRecord } from "./en/record-problems.ts";
import { inEveryLanguage } from "./in-every-language.server.ts";

/** In which words a reader of files says what is wrong with them. */
export type FileSpeech = { file: typeof englishFile; record: typeof englishRecord };

const fileWords = await inEveryLanguage("file-problems", englishFile);
const recordWords = await inEveryLanguage("record-problems", englishRecord);

export const fileSpeech = (language: Language): FileSpeech => ({
  file: fileWords(language),
  record: recordWords(language),
});

/** The importer speaks English, and knows folders with many files. */
export const importerSpeech: FileSpeech = {
  file: { ...englishFile, noRows: "has no rows; leave the file out to leave the shop as it is" },
  record: englishRecord,
};
