import { words } from "./en/data-file.ts";
import { inEveryLanguage } from "./in-every-language.server.ts";

/** The words of the file with everything that is kept of a customer. */
export const dataFileWords = await inEveryLanguage("data-file", words);
