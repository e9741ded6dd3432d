import { shownLanguage, type Language } from "../kernel/language.ts";
import { words as en } from "./en/texts.ts";
import { words as zhCn } from "./zh-cn/texts.ts";
import { words as zhHk } from "./zh-hk/texts.ts";

const byLanguage: Partial<Record<Language, typeof en>> = { en, "zh-cn": zhCn, "zh-hk": zhHk };

/** The words of the text messages (SMS) that the shop sends. */
export function textWords(language: Language): typeof en {
  return byLanguage[shownLanguage(language)] ?? en;
}
