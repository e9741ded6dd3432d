import { words } from "./en/console-inbox.ts";
import { inEveryLanguage } from "./in-every-language.server.ts";

/** What there is to do, in a file. */
export const inboxWords = await inEveryLanguage("console-inbox", words);
