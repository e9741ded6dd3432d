import { receiptWords } from "../../../i18n/receipt.server.ts";
import { maskedIccid } from "../../../kernel/iccid.ts";
import type { Language } from "../../../kernel/language.ts";
import { money } from "../../../kernel/money.ts";
import { prepaidCurrency } from "../../../kernel/prepaid-tariff.ts";
import { taxRateOf } from "../../../kernel/tax.ts";
import type { Shop } from "../../../platform/context.server.ts";
import type { PdfBlock, PdfContent } from "../../../platform/pdf/pdf-content.ts";
import { companyOf } from "../../records/settings/company.server.ts";
import { paymentsReceivedFor } from "../../sales/payments/received-store.server.ts";
import type { TopUp } from "../../sales/top-ups/store.server.ts";
import { amountInLetter, dayInLetter, type Reader } from "../mails/order-in-letter.server.ts";
import { footOf, paymentTable, rates, refunds, sellerLines, taxText } from "./receipt-parts.server.ts";
import { moneyReturnedFor } from "./store.server.ts";

type Wished = { topUp: TopUp; billTo: string | undefined; language: Language };

/** All amounts of a top-up, in the visitor's language; undefined until money was received. */
export async function topUpReceiptOf(
  { topUp, billTo, language }: Wished,
  { db, config }: Pick<Shop, "db" | "config">,
  now: Date,
): Promise<PdfContent | undefined> {
  const payable = { kind: "top_up", id: topUp.id } as const;
  const paidAt = topUp.paid_at ?? topUp.asked_at;
  const [payments, returned, seller, { email }] = await Promise.all([
    paymentsReceivedFor(db, payable),
    moneyReturnedFor(db, payable),
    companyOf(db, config, paidAt),
    companyOf(db, config),
  ]);
  if (payments.length === 0) return undefined;
  const taxHundredths = taxRateOf(config.COMPANY_TAX_PERCENT, paidAt.toISOString().slice(0, 7));
  const company = { ...seller, email, tax: config.COMPANY_TAX, taxHundredths };
  const words = receiptWords(language);
  const reader: Reader = { lang: language, currency: prepaidCurrency };
  const number = `R-${topUp.number}`;
  const buyer = [billTo, topUp.email].filter((line) => typeof line === "string");
  return {
    language,
    title: words.title,
    reference: words.reference(number),
    blocks: [
      {
        kind: "columns",
        columns: [
          { title: words.seller, lines: sellerLines(company, language) },
          { title: words.buyer, lines: buyer },
          {
            title: words.dates,
            lines: [
              words.number(number),
              words.topUp.number(topUp.number),
              words.paidOn(dayInLetter(paidAt, reader)),
              ...(topUp.valid_until ? [words.topUp.validUntil(dayInLetter(topUp.valid_until, reader))] : []),
            ],
          },
        ],
      },
      goods(topUp, language),
      paymentTable(payments, reader),
      ...rates(payments, reader),
      ...refunds(returned, reader),
      { kind: "text", title: words.tax, text: taxText(company, money(topUp.amount, prepaidCurrency), language) },
      { kind: "text", title: words.topUp.balance, text: words.topUp.rule },
    ],
    foot: footOf(company, language),
    pageOf: words.page,
    at: now,
  };
}

function goods({ iccid, amount, bonus }: TopUp, language: Language): PdfBlock {
  const words = receiptWords(language);
  const text = (minor: number) => amountInLetter(money(minor, prepaidCurrency), language);
  const item = [words.topUp.item(maskedIccid(iccid)), ...(bonus > 0 ? [words.topUp.bonus(text(bonus))] : [])];
  return {
    kind: "table",
    columns: [
      { title: words.item, share: 0.7 },
      { title: words.amount, share: 0.3, align: "right" },
    ],
    rows: [[item.join(words.between), text(amount)]],
    totals: [{ label: words.total, value: text(amount), strong: true }],
  };
}
