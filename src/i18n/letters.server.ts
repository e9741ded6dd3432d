import type { Language } from "../kernel/language.ts";
import { words as contact } from "./en/contact.ts";
import { words as enquiry } from "./en/enquiry-letters.ts";
import { words as purchase } from "./en/letters.ts";
import { words as realName } from "./en/real-name-letters.ts";
import { words as registration } from "./en/registration.ts";
import { words as service } from "./en/service-letters.ts";
import { words as topUp } from "./en/top-up-letters.ts";
import { words as trip } from "./en/trip-letters.ts";
import { inEveryLanguage } from "./in-every-language.server.ts";

const [purchaseIn, tripIn, serviceIn, registrationIn, realNameIn, topUpIn, enquiryIn, contactIn] = await Promise.all([
  inEveryLanguage("letters", purchase),
  inEveryLanguage("trip-letters", trip),
  inEveryLanguage("service-letters", service),
  inEveryLanguage("registration", registration),
  inEveryLanguage("real-name-letters", realName),
  inEveryLanguage("top-up-letters", topUp),
  inEveryLanguage("enquiry-letters", enquiry),
  inEveryLanguage("contact", contact),
]);

/** The words of the letters (e-mails) that the shop writes. */
export const letterWords = (language: Language) => ({
  ...purchaseIn(language),
  ...tripIn(language),
  ...serviceIn(language),
  ...realNameIn(language),
  ...topUpIn(language),
  ...enquiryIn(language),
  registration: registrationIn(language),
  /** Of the form whose copy an enquirer gets. */
  contact: contactIn(language),
});

/** One line for the pay page and the bank statement: `Farwave eSIM – Japan, 7 days × 2`. */
export function paymentDescription(
  language: Language,
  { area, days, quantity }: { area: string; days: number; quantity: number },
): string {
  return letterWords(language).paymentDescription(area, days, quantity);
}
