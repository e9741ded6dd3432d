import { words } from "./en/console-staff.ts";
import { inEveryLanguage } from "./in-every-language.server.ts";

/** The words of who may what, as a file. */
export const staffWords = await inEveryLanguage("console-staff", words);
