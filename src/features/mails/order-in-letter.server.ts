import { formatMoney, type Money } from "../../kernel/money.ts";
import { languageFacts, shownLanguage, type Language } from "../../kernel/language.ts";
import { letterWords } from "../../i18n/letters.server.ts";
import type { Order } from "../orders/store.server.ts";
import type { LetterContent } from "./letter-content.ts";
import type { PaymentInLetter } from "./store.server.ts";

/** What every letter knows of its order. */
export type OrderInLetter = {
  order: Order;
  areaName: string;
  /** The payment that succeeded; nothing in a letter written before there was one. */
  payment: PaymentInLetter | undefined;
  /** Addresses of the shop, complete. */
  orderPage: string;
  realNamePage: string;
  /** Where an answer arrives. */
  helpAddress: string;
};

/** `HK$105.00`, but `$13.49 USD` and `¥96.76 CNY`: a `$` or `¥` alone is not one currency. */
export function amountInLetter(amount: Money): string {
  const text = formatMoney(amount);
  return /[A-Z]/.test(text) ? text : `${text} ${amount.currency}`;
}

export function dayInLetter(instant: Date, language: Language): string {
  return new Intl.DateTimeFormat(languageFacts[shownLanguage(language)].html, { dateStyle: "long", timeZone: "UTC" }).format(instant);
}

/** `Türkiye and Egypt`. */
export function listInLetter(names: string[], language: Language): string {
  return new Intl.ListFormat(languageFacts[shownLanguage(language)].html).format(names);
}

/** The lines under every letter and the help above them. */
export function letterEnd({ order, helpAddress }: OrderInLetter) {
  const words = letterWords(order.lang);
  return {
    help: { kind: "text" as const, title: words.help.title, text: words.help.text(helpAddress, order.number) },
    footer: [words.footer(order.email, order.number), words.brand],
  };
}

export function letterStart({ order }: OrderInLetter): Pick<LetterContent, "language" | "orderNumber"> {
  return { language: order.lang, orderNumber: letterWords(order.lang).orderNumber(order.number) };
}
