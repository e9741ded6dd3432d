import type { Language } from "../../../kernel/language.ts";
import { shownLanguage } from "../../../kernel/language.ts";
import { oneLine } from "../../../kernel/one-line.ts";
import { refuse } from "../../../kernel/refusal.ts";
import { taxRateOf } from "../../../kernel/tax.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { drawPdf } from "../../../platform/pdf/draw-pdf.server.ts";
import type { PdfContent } from "../../../platform/pdf/pdf-content.ts";
import { companyOf } from "../../records/settings/company.server.ts";
import { orderBehindKey } from "../../sales/orders/order-behind-key.server.ts";
import { areaNames, type Order } from "../../sales/orders/store.server.ts";
import { paymentsReceived } from "../../sales/payments/received-store.server.ts";
import { receiptContent } from "./receipt-content.server.ts";
import { moneyReturned } from "./store.server.ts";

type ReceiptWish = { number: string; key: string; billTo: string; language: Language };

export const longestName = 120;

/** Requirements B7. Available with the order's link once money was received; rendered on request, not stored. */
export async function receiptFile(
  { number: orderNumber, key, billTo, language }: ReceiptWish,
  shop: Shop,
): Promise<{ name: string; file: Buffer }> {
  const now = shop.clock();
  const order = await orderBehindKey(shop.db, { orderNumber, key }, { vault: shop.vault, now });
  const named = oneLine(billTo.toWellFormed()).slice(0, longestName);
  const content = await receiptOf({ order, billTo: named || undefined, language }, shop, now);
  if (!content) return refuse("ORDER_NOT_FOUND");
  return { name: `farwave-receipt-${order.number}.pdf`, file: await drawPdf(content) };
}

type Wished = { order: Order; billTo: string | undefined; language: Language };

/** Undefined until money was received. */
export async function receiptOf(
  { order, billTo, language }: Wished,
  { db, config }: Pick<Shop, "db" | "config">,
  now: Date,
): Promise<PdfContent | undefined> {
  const { scope, area } = order.plan_as_sold;
  const [payments, returned, names, seller, { email }] = await Promise.all([
    paymentsReceived(db, order.id),
    moneyReturned(db, order.id),
    areaNames(db, scope, area),
    companyOf(db, config, order.paid_at ?? now),
    companyOf(db, config),
  ]);
  if (payments.length === 0) return undefined;
  const month = (order.paid_at ?? order.placed_at).toISOString().slice(0, 7);
  const taxHundredths = taxRateOf(config.COMPANY_TAX_PERCENT, month);
  const company = { ...seller, email, tax: config.COMPANY_TAX, taxHundredths };
  const areaName = names?.names[shownLanguage(language)] ?? area;
  return receiptContent({ order, areaName, payments, returned, billTo, company, now }, language);
}
