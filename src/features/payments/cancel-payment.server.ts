import * as z from "zod/mini";
import { job } from "../../platform/jobs/job.server.ts";
import { settlePayment } from "./settle-payment.server.ts";
import { paymentById } from "./store.server.ts";

/** Closes an attempt at the gateway that has ended here; what the gateway answers is taken like any word of it. */
export const cancelPayment = job("cancel-payment", z.object({ paymentId: z.uuid() }), async ({ paymentId }, shop) => {
  const payment = await paymentById(shop.db, paymentId);
  // without a reference it was never opened there; whoever is just opening it finds it ended and comes back here
  if (payment?.state !== "cancelled" || !payment.gateway_reference) return;
  await settlePayment(shop, await shop.payments.cancelPayment(payment.gateway_reference));
});
