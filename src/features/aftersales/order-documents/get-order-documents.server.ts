import { maskedMailbox } from "../../../kernel/masked.ts";
import { refuse } from "../../../kernel/refusal.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { drawPdf } from "../../../platform/pdf/draw-pdf.server.ts";
import { mailForStaff, type ReadLetter } from "../../letters/mails/mail-for-staff.server.ts";
import { mailOfOrder } from "../../letters/mails/store.server.ts";
import { receiptOf } from "../../letters/receipts/receipt-file.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { revealedUntil } from "../../records/reveals/store.server.ts";
import { orderByNumber } from "../../sales/orders/store.server.ts";
import { paymentsReceived } from "../../sales/payments/received-store.server.ts";
import { GetOrderDocuments } from "./contract.ts";
import { documentsContent } from "./documents-content.server.ts";
import { confirmationSent, consentsGiven } from "./store.server.ts";

/**
 * Receipt with refunds, the confirmation and the consents, drawn on request and not kept. It stands in the trail before
 * it is drawn, with whether it was whole: whoever has it has it for good.
 */
export const getOrderDocuments = operation(GetOrderDocuments, async ({ number, language: whose }, context) => {
  const { db, caller, visitor, now } = context;
  const order = (await orderByNumber(db, number.toUpperCase())) ?? refuse("ORDER_NOT_FOUND");
  if ((await paymentsReceived(db, order.id)).length === 0) return refuse("ORDER_NOT_PAID");
  const language = whose === "buyers" ? order.lang : visitor.language;
  const isWhole = await db.transaction().execute(async (tx) => {
    // whether it is whole goes by the rights of this moment: one that is taken away meanwhile is waited for
    const locked = await lockCaller(tx, caller, "see_orders");
    const until = await revealedUntil(tx, locked, { kind: "order", thing: order.number }, now);
    const whole = until !== undefined;
    await recordAction(tx, byCaller(context), "documents_made", { orderId: order.id, language, whole });
    return whole;
  });
  const shown = isWhole ? order : { ...order, email: maskedMailbox(order.email) };
  const receipt = (await receiptOf({ order: shown, billTo: undefined, language }, context, now))!;
  const consents = await consentsGiven(db, order.id);
  const sent = await confirmationSent(db, order.id);
  const confirmation = sent && { at: sent.at, letter: await letterSent(order.number, sent.id, context, isWhole) };
  const file = await drawPdf(documentsContent({ order, receipt, consents, confirmation }, language));
  return { number: order.number, file: file.toString("base64") };
});

/** What an e-mail was about may be gone by now; then the file says only that it was sent. */
async function letterSent(number: string, id: string, shop: Shop, revealed: boolean): Promise<ReadLetter | undefined> {
  const found = await mailOfOrder(shop.db, { id, number });
  if (!found) return undefined;
  try {
    return await mailForStaff(found, shop, { revealed });
  } catch (error) {
    shop.log.warn({ err: error, mail: id }, "an e-mail cannot be drawn any more");
    return undefined;
  }
}
