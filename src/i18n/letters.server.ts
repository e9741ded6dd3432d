import { shownLanguage, type Language } from "../kernel/language.ts";
import { words as en } from "./en/letters.ts";
import { words as zhCn } from "./zh-cn/letters.ts";
import { words as zhHk } from "./zh-hk/letters.ts";

const byLanguage: Partial<Record<Language, typeof en>> = { en, "zh-cn": zhCn, "zh-hk": zhHk };

/** The words of the letters (e-mails) that the shop writes. */
export function letterWords(language: Language): typeof en {
  return byLanguage[shownLanguage(language)] ?? en;
}

/** One line for the pay page and the bank statement: `Farwave eSIM – Japan, 7 days × 2`. */
export function paymentDescription(language: Language, { area, days, quantity }: { area: string; days: number; quantity: number }): string {
  return letterWords(language).paymentDescription(area, days, quantity);
}
