import { letterWords } from "../../../i18n/letters.server.ts";
import { languageFacts, shownLanguage, type Language } from "../../../kernel/language.ts";
import { formatMoney, type Money } from "../../../kernel/money.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { momentText, type Clock } from "../../../kernel/written-time.ts";
import { dateAt } from "../../../kernel/zoned-time.ts";
import { dataAmount } from "../../catalogue/plans/rules.ts";
import type { Company } from "../../records/settings/company.server.ts";
import { buyersZone } from "../../sales/orders/rules.ts";
import type { Order } from "../../sales/orders/store.server.ts";
import type { LetterContent } from "./letter-content.ts";
import type { PaymentInLetter } from "./store.server.ts";

/** What every letter knows of its order. */
export type OrderInLetter = {
  order: Order;
  areaName: string;
  /** The clock for events at the destination. */
  clock: Clock | null;
  /** The successful payment; undefined in an e-mail from before it. */
  payment: PaymentInLetter | undefined;
  /** The last day to start the plan; before it is delivered, counted from the payment. */
  useBy: Date;
  /** Absolute URLs. */
  orderPage: string;
  /** How real-name registration is done. */
  registrationPage: string;
  receiptLink: string;
  withdrawPage: string;
  /** The plans for the same destination. */
  areaPage: string;
  /** Unsubscribes from this order's reminders. */
  stopReminders: string;
  /** The page for choosing alerts; only in e-mails about the account's own packages. */
  chooseAlerts?: string;
  /** The address for replies. */
  helpAddress: string;
  /** The recipient of this e-mail. */
  recipient: string;
  travellers: readonly { position: number; name: string; email: string | null }[];
  /** Who sells. */
  company: Omit<Company, "email">;
  consents: readonly { consent: string; text_version: string }[];
  /** Names of the plan's places where installing may be blocked after arrival. */
  blockedIn: string[];
};

/**
 * `HK$105.00` and `CN¥96.76`, but `$13.49 USD` and, in Chinese, `¥96.76 CNY`: a `$` or `¥` alone is not one currency.
 */
export function amountInLetter(amount: Money, language: Language): string {
  const text = formatMoney(amount, language);
  return /[A-Z]/.test(text) ? text : `${text} ${amount.currency}`;
}

/** Whose time zone an e-mail or a receipt uses for events in the shop. */
export type Reader = Pick<Order, "lang" | "currency">;

/** The date in the reader's time zone, or the destination's for events there. */
export function dayInLetter(instant: Date, reader: Reader, there?: Clock | null): string {
  return dateText(dateAt(instant.getTime(), clockOf(reader, there).zone), reader.lang);
}

/** An amount of data as people say it. */
export function dataInLetter(megabytes: number): string {
  const { figure, unit } = dataAmount(megabytes);
  return `${figure} ${unit}`;
}

export function momentInLetter(instant: Date, reader: Reader, there?: Clock | null): string {
  return momentText(instant, clockOf(reader, there), reader.lang);
}

function clockOf({ lang, currency }: Reader, there: Clock | null | undefined): Clock {
  return there ?? { zone: buyersZone(lang, currency) };
}

/** `Chen Mei`, or `eSIM 2 of 3` without a name. */
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

/**
 * All other recipients are travellers with one of its eSIMs, who must not learn the order's number: it gives access to
 * the whole order.
 */
export function isBuyer({ order, recipient }: { order: Pick<Order, "email">; recipient: string }): boolean {
  return recipient.toLowerCase() === order.email.toLowerCase();
}

/** The lines under every letter and the help above them. */
export function letterEnd(facts: OrderInLetter) {
  const { order, helpAddress, recipient } = facts;
  const words = letterWords(order.lang);
  const own = isBuyer(facts);
  return {
    help: {
      kind: "text" as const,
      title: words.help.title,
      text: words.help.text(helpAddress, own ? order.number : undefined),
    },
    footer: [own ? words.footer(recipient, order.number) : words.travellerFooter(recipient), words.brand],
  };
}

export function letterStart(facts: OrderInLetter): Pick<LetterContent, "language" | "orderNumber"> {
  const { order } = facts;
  return { language: order.lang, orderNumber: isBuyer(facts) ? letterWords(order.lang).orderNumber(order.number) : "" };
}
