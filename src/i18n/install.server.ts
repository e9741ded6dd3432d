import { shownLanguage, type Language } from "../kernel/language.ts";
import { words as en } from "./en/install.ts";
import { words as zhCn } from "./zh-cn/install.ts";
import { words as zhHk } from "./zh-hk/install.ts";

const byLanguage: Partial<Record<Language, typeof en>> = { en, "zh-cn": zhCn, "zh-hk": zhHk };

/** The words of the install page, for its PDF. */
export function installWords(language: Language): typeof en {
  return byLanguage[shownLanguage(language)] ?? en;
}
