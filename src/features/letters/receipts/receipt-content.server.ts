import { receiptWords } from "../../../i18n/receipt.server.ts";
import type { Language } from "../../../kernel/language.ts";
import { money } from "../../../kernel/money.ts";
import type { PdfBlock, PdfContent } from "../../../platform/pdf/pdf-content.ts";
import type { Order } from "../../sales/orders/store.server.ts";
import type { PaymentReceived } from "../../sales/payments/received-store.server.ts";
import { planSentence } from "../mails/bought-facts.server.ts";
import { amountInLetter, dayInLetter, type Reader } from "../mails/order-in-letter.server.ts";
import { footOf, paymentTable, rates, refunds, sellerLines, taxText, type Seller } from "./receipt-parts.server.ts";
import type { MoneyReturned } from "./store.server.ts";

/** `billTo`: as the visitor wrote it; undefined where the e-mail address is enough. */
type Receipt = {
  order: Order;
  areaName: string;
  payments: PaymentReceived[];
  returned: MoneyReturned[];
  billTo: string | undefined;
  company: Seller;
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
      paymentTable(payments, reader),
      ...rates(payments, reader),
      ...refunds(returned, reader),
      { kind: "text", title: words.tax, text: taxText(company, money(order.total_amount, order.currency), language) },
    ],
    foot: footOf(company, language),
    pageOf: words.page,
    at: now,
  };
}

function parties({ order, company, billTo }: Receipt, reader: Reader, number: string): PdfBlock {
  const words = receiptWords(reader.lang);
  const day = (instant: Date) => dayInLetter(instant, reader);
  return {
    kind: "columns",
    columns: [
      { title: words.seller, lines: sellerLines(company, reader.lang) },
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
