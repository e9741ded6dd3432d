import { words } from "./en/real-name.ts";
import { inEveryLanguage } from "./in-every-language.server.ts";

/** The words of the registration's form: what its boxes say is what is agreed to. */
export const realNameWords = await inEveryLanguage("real-name", words);
