import { words } from "./en/pushes.ts";
import { inEveryLanguage } from "./in-every-language.server.ts";

/** The words of the push messages that the shop sends. */
export const pushWords = await inEveryLanguage("pushes", words);
