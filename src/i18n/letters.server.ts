import { shownLanguage, type Language } from "../kernel/language.ts";
import { words as enPurchase } from "./en/letters.ts";
import { words as enRegistration } from "./en/registration.ts";
import { words as enTrip } from "./en/trip-letters.ts";
import { words as zhCnPurchase } from "./zh-cn/letters.ts";
import { words as zhCnRegistration } from "./zh-cn/registration.ts";
import { words as zhCnTrip } from "./zh-cn/trip-letters.ts";
import { words as zhHkPurchase } from "./zh-hk/letters.ts";
import { words as zhHkRegistration } from "./zh-hk/registration.ts";
import { words as zhHkTrip } from "./zh-hk/trip-letters.ts";

const en = { ...enPurchase, ...enTrip, registration: enRegistration };
type LetterWords = typeof en;
const byLanguage: Partial<Record<Language, LetterWords>> = {
  en,
  "zh-cn": { ...zhCnPurchase, ...zhCnTrip, registration: zhCnRegistration },
  "zh-hk": { ...zhHkPurchase, ...zhHkTrip, registration: zhHkRegistration },
};

/** The words of the letters (e-mails) that the shop writes. */
export function letterWords(language: Language): LetterWords {
  return byLanguage[shownLanguage(language)] ?? en;
}

/** One line for the pay page and the bank statement: `Farwave eSIM – Japan, 7 days × 2`. */
export function paymentDescription(language: Language, { area, days, quantity }: { area: string; days: number; quantity: number }): string {
  return letterWords(language).paymentDescription(area, days, quantity);
}
