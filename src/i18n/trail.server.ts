import { words } from "./en/console-trail.ts";
import { inEveryLanguage } from "./in-every-language.server.ts";

/** The words of the audit trail as a file. */
export const trailWords = await inEveryLanguage("console-trail", words);
