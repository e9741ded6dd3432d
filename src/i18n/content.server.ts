import { shownLanguage, type Language } from "../kernel/language.ts";
import { words as en } from "./en/content.ts";
import { words as zhCn } from "./zh-cn/content.ts";
import { words as zhHk } from "./zh-hk/content.ts";

const byLanguage: Partial<Record<Language, typeof en>> = { en, "zh-cn": zhCn, "zh-hk": zhHk };

/** The titles that stand over the operator's own texts. */
export function contentWords(language: Language): typeof en {
  return byLanguage[shownLanguage(language)] ?? en;
}
