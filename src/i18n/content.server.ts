import { words } from "./en/content.ts";
import { inEveryLanguage } from "./in-every-language.server.ts";

/** The titles that stand over the operator's own texts. */
export const contentWords = await inEveryLanguage("content", words);
