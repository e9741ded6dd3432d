import { shownLanguage, type Language } from "../kernel/language.ts";
import { words as en } from "./en/pushes.ts";
import { words as zhCn } from "./zh-cn/pushes.ts";
import { words as zhHk } from "./zh-hk/pushes.ts";

const byLanguage: Partial<Record<Language, typeof en>> = { en, "zh-cn": zhCn, "zh-hk": zhHk };

/** The words of the push messages that the shop sends. */
export function pushWords(language: Language): typeof en {
  return byLanguage[shownLanguage(language)] ?? en;
}
