import type { Language } from "../../../kernel/language.ts";
import { oneLine } from "../../../kernel/one-line.ts";
import { refuse } from "../../../kernel/refusal.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { drawPdf } from "../../../platform/pdf/draw-pdf.server.ts";
import { longestName } from "../../letters/receipts/receipt-file.server.ts";
import { topUpReceiptOf } from "../../letters/receipts/top-up-receipt.server.ts";
import { topUpBehindKey } from "./top-up-key.server.ts";

type ReceiptWish = { number: string; key: string; billTo: string; language: Language };

/** With the top-up's link once money was received; rendered on request, not stored. */
export async function topUpReceiptFile(
  { number, key, billTo, language }: ReceiptWish,
  shop: Shop,
): Promise<{ name: string; file: Buffer }> {
  const topUp = await topUpBehindKey(shop.db, { number, key }, shop.vault);
  const named = oneLine(billTo.toWellFormed()).slice(0, longestName);
  const content = await topUpReceiptOf({ topUp, billTo: named || undefined, language }, shop, shop.clock());
  if (!content) return refuse("NOT_FOUND");
  return { name: `farwave-receipt-${topUp.number}.pdf`, file: await drawPdf(content) };
}
