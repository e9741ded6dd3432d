import * as z from "zod/mini";
import { addJob } from "../../platform/jobs/add-job.server.ts";
import { job } from "../../platform/jobs/job.server.ts";
import { moveOrder } from "../orders/store.server.ts";
import { giveUpSecondsAfterExpiry, pauseBeforeCheck } from "./rules.ts";
import { settlePayment } from "./settle-payment.server.ts";
import { movePayment, paymentById, type Payment } from "./store.server.ts";
import type { Shop } from "../../platform/context.server.ts";

/** Asks the gateway after a payment whose webhook has not come: a lost webhook delays an order, it never loses one. */
export const checkPayment = job("check-payment", z.object({ paymentId: z.uuid() }), async ({ paymentId }, shop) => {
  const { db, payments, clock } = shop;
  const payment = await paymentById(db, paymentId);
  if (!payment || (payment.state !== "created" && payment.state !== "waiting")) return;
  if (payment.gateway_reference) {
    const settled = await settlePayment(shop, await payments.findPayment(payment.gateway_reference));
    if (settled !== "open") return;
  }
  const now = clock();
  const overdue = (now.getTime() - payment.expires_at.getTime()) / 1000;
  if (overdue > giveUpSecondsAfterExpiry) return giveUp(payment, shop);
  const age = (now.getTime() - payment.created_at.getTime()) / 1000;
  await addJob(db, "check-payment", { paymentId }, { inSeconds: pauseBeforeCheck(age) });
});

async function giveUp(payment: Payment, { db, clock }: Shop) {
  await db.transaction().execute(async (tx) => {
    const moved = await movePayment(tx, payment.id, "cancelled", { failure: "expired", settled_at: clock() });
    if (moved) await moveOrder(tx, payment.order_id, "placed");
  });
}
