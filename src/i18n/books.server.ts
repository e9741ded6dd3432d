import { words } from "./en/console-finance.ts";
import { inEveryLanguage } from "./in-every-language.server.ts";

/** The words of the books as files. */
export const booksWords = await inEveryLanguage("console-finance", words);
