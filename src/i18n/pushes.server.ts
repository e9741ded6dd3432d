import { inEveryLanguage } from "./in-every-language.server.ts";
import { words } from "./en/pushes.ts";

/** The words of the push messages that the shop sends. */
export const pushWords = await inEveryLanguage("pushes", words);
