import * as z from "zod/mini";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { job } from "../../../platform/jobs/job.server.ts";
import { chargeCard, isForSavedCard } from "./charge-card.server.ts";
import { atGatewayOf, type AtGateway, secondsUntilGatewayIsBack } from "./gateway-of.server.ts";
import { settlePayment } from "./settle-payment.server.ts";
import { paymentById, type Payment } from "./store.server.ts";

/** Cancels at the gateway an attempt that has ended here; the gateway's response is processed like any other. */
export const cancelPayment = job(
  "cancel-payment",
  // as it was enqueued with: while it waits for a gateway it stays behind what somebody waits for
  z.object({ paymentId: z.uuid(), priority: z.optional(z.literal([0, 5])) }),
  async ({ paymentId, priority = 0 }, shop): Promise<void> => {
    const payment = await paymentById(shop.db, paymentId);
    if (payment?.state !== "cancelled") return;
    if (!payment.gateway_reference && !isForSavedCard(payment)) return;
    const { gateway, order_id: orderId } = payment;
    const there = await atGatewayOf(shop, { gateway, subject: paymentId, orderId, what: "cancel" });
    if (!there)
      return addJob(
        shop.db,
        "cancel-payment",
        { paymentId, priority },
        { once: `cancel-payment:${paymentId}`, inSeconds: secondsUntilGatewayIsBack, priority },
      );
    const reference = payment.gateway_reference ?? (await chargedBefore(payment, there));
    // without a reference it was not opened there yet; a concurrent opening will find it ended and enqueue this job
    // again
    if (reference) await settlePayment(there, await there.payments.cancelPayment(reference));
  },
);

/**
 * A saved card may have been charged by a process that died before it could record it; asked after the deadline, the
 * gateway only reports that.
 */
async function chargedBefore(payment: Payment, shop: AtGateway): Promise<string | undefined> {
  if (!isForSavedCard(payment)) return undefined;
  return chargeCard(shop, payment, shop.clock());
}
