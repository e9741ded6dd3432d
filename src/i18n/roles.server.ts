import { words as console } from "./en/console.ts";
import { inEveryLanguage } from "./in-every-language.server.ts";

const wordsOf = await inEveryLanguage("console", console);
/** What the ready-made roles of staff are called, which no other role may be. */
export const wordsOfRoles = (language: Parameters<typeof wordsOf>[0]) => wordsOf(language).roles;
