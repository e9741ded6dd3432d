import { words } from "./en/install.ts";
import { inEveryLanguage } from "./in-every-language.server.ts";

/** The words of the install page, for its PDF. */
export const installWords = await inEveryLanguage("install", words);
