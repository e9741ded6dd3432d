import * as z from "zod/mini";
import type { GatewayRefund } from "../../adapters/payment/payment-gateway.ts";
import { money } from "../../kernel/money.ts";
import type { Shop } from "../../platform/context.server.ts";
import { addJob } from "../../platform/jobs/add-job.server.ts";
import { job } from "../../platform/jobs/job.server.ts";
import { moveOrder, queueMail } from "../orders/store.server.ts";
import { ledgerOfRefund } from "./rules.ts";
import { askedRefund, moveRefund, paymentById, paymentsThatSucceeded, refundByReference, writeLedger, type Refund } from "./store.server.ts";

const Reason = z.enum(["no_stock", "paid_twice", "paid_late"]);
const secondsBetweenLooks = 30;

/** An order that cannot be delivered gives back all that it brought in. */
export const refundOrder = job("refund-order", z.object({ orderId: z.uuid(), reason: Reason }), async ({ orderId, reason }, { db }) => {
  for (const { id } of await paymentsThatSucceeded(db, orderId)) {
    await addJob(db, "refund-payment", { paymentId: id, reason }, { once: `refund-payment:${id}` });
  }
});

/** Money back to where it came from; the refund's id is the key, so that asking twice pays once. */
export const refundPayment = job("refund-payment", z.object({ paymentId: z.uuid(), reason: Reason }), async ({ paymentId, reason }, shop) => {
  const { db, payments, clock } = shop;
  const payment = await paymentById(db, paymentId);
  if (payment?.state !== "succeeded" || !payment.gateway_reference) return;
  const refund = await askedRefund(db, payment, reason, clock());
  const found = refund.gateway_reference
    ? await payments.findRefund(refund.gateway_reference)
    : await payments.refundPayment({
        refundId: refund.id,
        reference: payment.gateway_reference,
        amount: money(refund.amount, refund.currency),
      });
  await settleRefund(shop, refund, found);
  if (found.state === "pending") await addJob(db, "refund-payment", { paymentId, reason }, { inSeconds: secondsBetweenLooks });
});

/** A webhook's word for a refund; unknown ones belong to somebody else or come before we noted the reference. */
export async function settleRefundByReference(shop: Shop, found: GatewayRefund): Promise<boolean> {
  const refund = await refundByReference(shop.db, found.reference);
  if (refund) await settleRefund(shop, refund, found);
  return refund !== undefined;
}

async function settleRefund({ db, clock, log }: Shop, refund: Refund, found: GatewayRefund): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (tx) => {
    const settled_at = found.state === "pending" ? null : now;
    const moved = await moveRefund(tx, refund.id, found.state, { gateway_reference: found.reference, failure: found.failure ?? null, settled_at });
    if (!moved || found.state !== "succeeded") return;
    const payment = (await paymentById(tx, refund.payment_id))!;
    const sold = money(payment.amount, payment.currency);
    await writeLedger(tx, refund.order_id, `refund:${refund.id}`, ledgerOfRefund(sold, money(refund.amount, refund.currency)), now);
    // an order that was paid twice keeps its delivery and only loses the second payment
    if (refund.reason === "no_stock") await moveOrder(tx, refund.order_id, "refunded", { closed_at: now });
    await queueMail(tx, refund.order_id, "refunded", now);
  });
  if (found.state === "failed") log.error({ refundId: refund.id, failure: found.failure }, "the gateway refused a refund; a person must look");
}
