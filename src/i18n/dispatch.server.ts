import { words } from "./en/console-dispatch.ts";
import { inEveryLanguage } from "./in-every-language.server.ts";

/** The words of parcels as files. */
export const dispatchWords = await inEveryLanguage("console-dispatch", words);
