import { shownLanguage, type Language } from "../kernel/language.ts";
import { words as en } from "./en/receipt.ts";
import { words as zhCn } from "./zh-cn/receipt.ts";
import { words as zhHk } from "./zh-hk/receipt.ts";

const byLanguage: Partial<Record<Language, typeof en>> = { en, "zh-cn": zhCn, "zh-hk": zhHk };

/** The words of the receipt. */
export function receiptWords(language: Language): typeof en {
  return byLanguage[shownLanguage(language)] ?? en;
}
