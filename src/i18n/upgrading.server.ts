import { words } from "./en/upgrading.ts";
import { inEveryLanguage } from "./in-every-language.server.ts";

/** The words of the page that visitors see while the shop is closed, for its preview in the console. */
export const upgradingWords = await inEveryLanguage("upgrading", words);
