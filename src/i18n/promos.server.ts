import { words } from "./en/console-promos.ts";
import { inEveryLanguage } from "./in-every-language.server.ts";

/** The words of promo codes as a file. */
export const promosWords = await inEveryLanguage("console-promos", words);
