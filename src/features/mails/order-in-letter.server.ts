import { formatMoney, type Money } from "../../kernel/money.ts";
import { languageFacts, shownLanguage, type Language } from "../../kernel/language.ts";
import { letterWords } from "../../i18n/letters.server.ts";
import { buyersZone } from "../orders/rules.ts";
import type { Order } from "../orders/store.server.ts";
import { dataAmount } from "../plans/rules.ts";
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
  /** How real-name registration is done. */
  registrationPage: string;
  receiptLink: string;
  withdrawPage: string;
  /** What else there is for the same destination. */
  areaPage: string;
  /** Ends the reminders of this order. */
  stopReminders: string;
  /** Where an account chooses what it is told; only in letters about its own packages. */
  chooseAlerts?: string;
  /** Where an answer arrives. */
  helpAddress: string;
  /** To whom this letter goes. */
  recipient: string;
  travellers: readonly { position: number; name: string; email: string | null }[];
  company: Company;
  consents: readonly { consent: string; text_version: string }[];
};

/** Who sells. */
export type Company = { name: string; address: string; registration: string };

/** `HK$105.00` and `CN¥96.76`, but `$13.49 USD` and, in Chinese, `¥96.76 CNY`: a `$` or `¥` alone is not one currency. */
export function amountInLetter(amount: Money, language: Language): string {
  const text = formatMoney(amount, language);
  return /[A-Z]/.test(text) ? text : `${text} ${amount.currency}`;
}

export function dayInLetter(instant: Date, language: Language): string {
  return new Intl.DateTimeFormat(languageFacts[shownLanguage(language)].html, { dateStyle: "long", timeZone: "UTC" }).format(instant);
}

/** An amount of data as people say it. */
export function dataInLetter(megabytes: number): string {
  const { figure, unit } = dataAmount(megabytes);
  return `${figure} ${unit}`;
}

/** A day of a calendar, `2026-12-24`. */
export function dateInLetter(date: string, language: Language): string {
  return dayInLetter(new Date(`${date}T00:00Z`), language);
}

/** Date and time with the zone in which they are told. */
export function momentInLetter(instant: Date, { lang, currency }: Pick<Order, "lang" | "currency">): string {
  const language = languageFacts[shownLanguage(lang)].html;
  const timeZone = buyersZone(lang, currency);
  const date = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone }).format(instant);
  const time = new Intl.DateTimeFormat("en-GB", { timeStyle: "long", timeZone }).format(instant);
  return `${date}${lang.startsWith("zh") ? " " : ", "}${time}`;
}

/** `Chen Mei`, or `eSIM 2 of 3` where nobody is named. */
export function simInLetter({ order, travellers }: OrderInLetter, position: number): string {
  const named = travellers.find((traveller) => traveller.position === position)?.name;
  const words = letterWords(order.lang);
  if (order.way !== "esim") return words.simsOf(String(position), order.quantity);
  const place = order.quantity > 1 ? words.esimReady.oneOf(position, order.quantity) : words.esimReady.one;
  return named ? words.namedSim(named, place) : place;
}

/** `Türkiye and Egypt`. */
export function listInLetter(names: string[], language: Language): string {
  return new Intl.ListFormat(languageFacts[shownLanguage(language)].html).format(names);
}

/** The lines under every letter and the help above them. */
export function letterEnd({ order, helpAddress, recipient }: OrderInLetter) {
  const words = letterWords(order.lang);
  return {
    help: { kind: "text" as const, title: words.help.title, text: words.help.text(helpAddress, order.number) },
    footer: [words.footer(recipient, order.number), words.brand],
  };
}

export function letterStart({ order }: OrderInLetter): Pick<LetterContent, "language" | "orderNumber"> {
  return { language: order.lang, orderNumber: letterWords(order.lang).orderNumber(order.number) };
}
