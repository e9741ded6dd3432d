import { receiptWords } from "../../../i18n/receipt.server.ts";
import type { Language } from "../../../kernel/language.ts";
import { formatMoney, money, type Money } from "../../../kernel/money.ts";
import { percentText, taxIn } from "../../../kernel/tax.ts";
import type { PdfBlock, PdfFact } from "../../../platform/pdf/pdf-content.ts";
import type { Company } from "../../records/settings/company.server.ts";
import type { PaymentReceived } from "../../sales/payments/received-store.server.ts";
import { amountInLetter, dayInLetter, type Reader } from "../mails/order-in-letter.server.ts";
import type { MoneyReturned } from "./store.server.ts";

/** Who sold, and what they say of tax. */
export type Seller = Company & { tax: string | undefined; taxHundredths: number };

/** What the seller says of tax, and what was paid contains of it. */
export function taxText({ tax, taxHundredths }: Seller, paid: Money, language: Language): string {
  const words = receiptWords(language);
  if (taxHundredths === 0) return tax ?? words.noTax;
  const contained = formatMoney(money(taxIn(paid.amount, taxHundredths), paid.currency), language);
  return [tax, words.taxContained(percentText(taxHundredths), contained)].filter(Boolean).join("\n");
}

export function sellerLines(company: Seller, language: Language): string[] {
  return [company.name, company.address, receiptWords(language).registration(company.registration)];
}

/** Under each page. */
export function footOf(company: Seller, language: Language): string[] {
  return [[company.name, company.address].join(" · "), receiptWords(language).contact(company.email)];
}

/** How it was paid, attempt by attempt. */
export function paymentTable(payments: PaymentReceived[], reader: Reader): PdfBlock {
  const words = receiptWords(reader.lang);
  return {
    kind: "table",
    columns: [
      { title: words.payments, share: 0.28 },
      { title: words.method, share: 0.32 },
      { title: words.price, share: 0.2, align: "right" },
      { title: words.charged, share: 0.2, align: "right" },
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
export function rates(payments: PaymentReceived[], reader: Reader): PdfBlock[] {
  const words = receiptWords(reader.lang);
  const sources = new Map<string, PdfFact>();
  for (const { rate, rate_source, rate_valid_from, currency, charged_currency } of payments) {
    if (!rate || !rate_source || !rate_valid_from) continue;
    const label = words.rate(currency, rate, charged_currency);
    sources.set(label, { label, value: words.rateSource(rate_source, dayInLetter(rate_valid_from, reader)) });
  }
  return sources.size > 0 ? [{ kind: "facts", title: words.rates, facts: [...sources.values()] }] : [];
}

export function refunds(returned: MoneyReturned[], reader: Reader): PdfBlock[] {
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
