import type { Language } from "../kernel/language.ts";
import { words } from "./en/top-up.ts";
import { inEveryLanguage } from "./in-every-language.server.ts";

const topUpIn = await inEveryLanguage("top-up", words);

/** The words of a prepaid card's records as a file, which are those of its page. */
export const prepaidRecordsWords = (language: Language) => topUpIn(language).records;
