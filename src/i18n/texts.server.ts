import { words } from "./en/texts.ts";
import { inEveryLanguage } from "./in-every-language.server.ts";

/** The words of the text messages (SMS) that the shop sends. */
export const textWords = await inEveryLanguage("texts", words);
