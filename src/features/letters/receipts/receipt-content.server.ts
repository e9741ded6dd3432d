import { receiptWords } from "../../../i18n/receipt.server.ts";
import type { Language } from "../../../kernel/language.ts";
import { formatMoney, money } from "../../../kernel/money.ts";
import { percentText, taxIn } from "../../../kernel/tax.ts";
import type { PdfBlock, PdfContent, PdfFact } from "../../../platform/pdf/pdf-content.ts";
import type { Company } from "../../records/settings/company.server.ts";
import type { Order } from "../../sales/orders/store.server.ts";
import type { PaymentReceived } from "../../sales/payments/received-store.server.ts";
import { planSentence } from "../mails/bought-facts.server.ts";
import { amountInLetter, dayInLetter, type Reader } from "../mails/order-in-letter.server.ts";
import type { MoneyReturned } from "./store.server.ts";

/** `billTo`: as the visitor wrote it; undefined where the e-mail address is enough. */
type Receipt = {
  order: Order;
  areaName: string;
  payments: PaymentReceived[];
  returned: MoneyReturned[];
  billTo: string | undefined;
  company: Company & { tax: string | undefined; taxHundredths: number };
  now: Date;
};

/** All amounts of an order, in the visitor's language. */
export function receiptContent(receipt: Receipt, language: Language): PdfContent {
  const { order, payments, returned, company, now } = receipt;
  const words = receiptWords(language);
  const reader: Reader = { lang: language, currency: order.currency };
  const number = `R-${order.number}`;
  return {
    language,
    title: words.title,
    reference: words.reference(number),
    blocks: [
      parties(receipt, reader, number),
      goods(receipt, language),
      { kind: "table", ...paymentTable(payments, reader) },
      ...rates(payments, reader),
      ...refunds(returned, reader),
      { kind: "text", title: words.tax, text: taxText(company, order, language) },
    ],
    foot: [[company.name, company.address].join(" · "), words.contact(company.email)],
    pageOf: words.page,
    at: now,
  };
}

/** What the seller says of it, and what the price contains of it. */
function taxText(
  { tax, taxHundredths }: Receipt["company"],
  { total_amount, currency }: Receipt["order"],
  language: Language,
): string {
  const words = receiptWords(language);
  if (taxHundredths === 0) return tax ?? words.noTax;
  const contained = formatMoney(money(taxIn(total_amount, taxHundredths), currency), language);
  return [tax, words.taxContained(percentText(taxHundredths), contained)].filter(Boolean).join("\n");
}

function parties({ order, company, billTo }: Receipt, reader: Reader, number: string): PdfBlock {
  const words = receiptWords(reader.lang);
  const day = (instant: Date) => dayInLetter(instant, reader);
  return {
    kind: "columns",
    columns: [
      { title: words.seller, lines: [company.name, company.address, words.registration(company.registration)] },
      { title: words.buyer, lines: billTo ? [billTo, order.email] : [order.email] },
      {
        title: words.dates,
        lines: [
          words.number(number),
          words.order(order.number),
          words.orderedOn(day(order.placed_at)),
          words.paidOn(day(order.paid_at ?? order.placed_at)),
        ],
      },
    ],
  };
}

function goods({ order, areaName }: Receipt, language: Language): PdfBlock {
  const words = receiptWords(language);
  const amount = (minor: number) => amountInLetter(money(minor, order.currency), language);
  const { unit_amount, quantity, discount_amount, postal_amount, promo_code, total_amount } = order;
  const item = [
    planSentence({ ...order, lang: language }, areaName),
    words.days(order.days),
    words.ways[order.way],
  ].join(words.between);
  const discount = promo_code ? words.discountBy(promo_code) : words.discount;
  return {
    kind: "table",
    columns: [
      { title: words.item, share: 0.46 },
      { title: words.quantity, share: 0.14, align: "right" },
      { title: words.unit, share: 0.2, align: "right" },
      { title: words.amount, share: 0.2, align: "right" },
    ],
    rows: [[item, String(quantity), amount(unit_amount), amount(unit_amount * quantity)]],
    totals: [
      ...(postal_amount > 0 || discount_amount > 0
        ? [{ label: words.goods, value: amount(unit_amount * quantity) }]
        : []),
      ...(discount_amount > 0 ? [{ label: discount, value: amount(-discount_amount) }] : []),
      ...(postal_amount > 0 ? [{ label: words.postage, value: amount(postal_amount) }] : []),
      { label: words.total, value: amount(total_amount), strong: true },
    ],
  };
}

function paymentTable(payments: PaymentReceived[], reader: Reader) {
  const words = receiptWords(reader.lang);
  return {
    columns: [
      { title: words.payments, share: 0.28 },
      { title: words.method, share: 0.32 },
      { title: words.price, share: 0.2, align: "right" as const },
      { title: words.charged, share: 0.2, align: "right" as const },
    ],
    rows: payments.map(
      ({ method, payable_kind, amount, currency, charged_amount, charged_currency, settled_at, created_at }) => [
        dayInLetter(settled_at ?? created_at, reader),
        payable_kind === "plan_change" ? words.difference(words.methods[method]) : words.methods[method],
        amountInLetter(money(amount, currency), reader.lang),
        amountInLetter(money(charged_amount, charged_currency), reader.lang),
      ],
    ),
    totals: [],
  };
}

/** Requirements O7: each exchange rate once, with its source and time. */
function rates(payments: PaymentReceived[], reader: Reader): PdfBlock[] {
  const words = receiptWords(reader.lang);
  const sources = new Map<string, PdfFact>();
  for (const { rate, rate_source, rate_valid_from, currency, charged_currency } of payments) {
    if (!rate || !rate_source || !rate_valid_from) continue;
    const label = words.rate(currency, rate, charged_currency);
    sources.set(label, { label, value: words.rateSource(rate_source, dayInLetter(rate_valid_from, reader)) });
  }
  return sources.size > 0 ? [{ kind: "facts", title: words.rates, facts: [...sources.values()] }] : [];
}

function refunds(returned: MoneyReturned[], reader: Reader): PdfBlock[] {
  if (returned.length === 0) return [];
  const words = receiptWords(reader.lang);
  return [
    {
      kind: "table",
      columns: [
        { title: words.refunds, share: 0.28 },
        { title: "", share: 0.42 },
        { title: words.amount, share: 0.3, align: "right" },
      ],
      rows: returned.map(({ amount, currency, method, settled_at, asked_at }) => [
        dayInLetter(settled_at ?? asked_at, reader),
        words.refundedBy(words.methods[method]),
        amountInLetter(money(-amount, currency), reader.lang),
      ]),
      totals: [],
    },
  ];
}
