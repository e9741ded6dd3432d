import * as z from "zod/mini";
import { money } from "../../../kernel/money.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { job } from "../../../platform/jobs/job.server.ts";
import { moveOrder } from "../orders/store.server.ts";
import { atGatewayOf, secondsUntilGatewayIsBack } from "./gateway-of.server.ts";
import { closeWhenAllIsBack } from "./order-refunds.server.ts";
import { refundMoney } from "./refund-money.server.ts";
import { refundById } from "./refund-store.server.ts";
import { pauseBeforeCheck } from "./rules.ts";
import { settleRefund } from "./settle-refund.server.ts";
import { paymentById } from "./store.server.ts";

const Reason = z.enum([
  "no_stock",
  "supplier_failed",
  "sim_refused",
  "cannot_dispatch",
  "withdrawn",
  "unused",
  "granted",
]);

/** Refunds all that is left of what an order brought in, when it cannot be delivered or is taken back whole. */
export const refundOrder = job(
  "refund-order",
  z.object({ orderId: z.uuid(), reason: Reason }),
  async ({ orderId, reason }, { db, clock }): Promise<void> => {
    const now = clock();
    await db.transaction().execute(async (tx) => {
      await refundMoney(tx, { orderId, amount: "everything", reason, key: `order:${orderId}` }, now);
      await moveOrder(tx, orderId, "refunding");
      // everything was refunded in parts before
      await closeWhenAllIsBack(tx, orderId, now);
    });
  },
);

/** Refunds at the payment's gateway; the refund's id is the idempotency key. */
export const refundPayment = job(
  "refund-payment",
  z.object({ refundId: z.uuid() }),
  async ({ refundId }, shop): Promise<void> => {
    const { db, clock } = shop;
    const once = `refund-payment:${refundId}`;
    const refund = await refundById(db, refundId);
    if (!refund || refund.state === "succeeded" || refund.state === "failed") return;
    const payment = (await paymentById(db, refund.payment_id))!;
    const there = await atGatewayOf(shop, {
      gateway: payment.gateway,
      subject: refundId,
      orderId: refund.order_id,
      what: "refund",
    });
    if (!there) return addJob(db, "refund-payment", { refundId }, { once, inSeconds: secondsUntilGatewayIsBack });
    const found = refund.gateway_reference
      ? await there.payments.findRefund(refund.gateway_reference)
      : await there.payments.refundPayment({
          refundId,
          reference: payment.gateway_reference!,
          amount: money(refund.amount, refund.currency),
        });
    await settleRefund(shop, refund, found);
    if (found.state !== "pending") return;
    const age = (clock().getTime() - refund.asked_at.getTime()) / 1000;
    await addJob(db, "refund-payment", { refundId }, { once, inSeconds: pauseBeforeCheck(age) });
  },
);
