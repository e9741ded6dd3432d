import { words } from "./en/menus.ts";
import { inEveryLanguage } from "./in-every-language.server.ts";

/** How the entries of the menu are called. */
export const menuWords = await inEveryLanguage("menus", words);
