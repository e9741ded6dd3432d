import * as z from "zod/mini";
import type { Shop } from "../../../platform/context.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { job } from "../../../platform/jobs/job.server.ts";
import { chargeCard, isForSavedCard } from "./charge-card.server.ts";
import { endAttempt } from "./end-attempt.server.ts";
import { atGatewayOf, type AtGateway } from "./gateway-of.server.ts";
import { lockPayable, standingOf } from "./payables.server.ts";
import { giveUpSecondsAfterExpiry, pauseBeforeCheck } from "./rules.ts";
import { settlePayment } from "./settle-payment.server.ts";
import { paymentById, type Payment } from "./store.server.ts";

/**
 * Queries the gateway about a payment without a webhook: a lost webhook delays an order but never loses one. Saved
 * cards are charged here too, retried under the same id until the gateway has returned a reference.
 */
export const checkPayment = job(
  "check-payment",
  z.object({ paymentId: z.uuid() }),
  async ({ paymentId }, shop): Promise<void> => {
    const { db, clock } = shop;
    const payment = await paymentById(db, paymentId);
    if (payment?.state === "cancelled" && isForSavedCard(payment) && !payment.gateway_reference) {
      // it ended while the card was being charged, perhaps by a process that has died since
      return addJob(db, "cancel-payment", { paymentId });
    }
    if (!payment || (payment.state !== "created" && payment.state !== "waiting")) return;
    const { gateway, order_id: orderId } = payment;
    const there = await atGatewayOf(shop, { gateway, subject: paymentId, orderId, what: "check" });
    if (there && (await isSettled(payment, there))) return;
    const now = clock();
    // what it pays for was closed: it must not be paid any more
    if ((await standingOf(db, payment)) === "closed") return giveUp(payment, shop);
    const overdue = (now.getTime() - payment.expires_at.getTime()) / 1000;
    if (overdue > giveUpSecondsAfterExpiry) return giveUp(payment, shop);
    const age = (now.getTime() - payment.created_at.getTime()) / 1000;
    const once = `check-payment:${paymentId}`;
    await addJob(db, "check-payment", { paymentId }, { once, inSeconds: pauseBeforeCheck(age) });
  },
);

/** Also true where the gateway has refused to charge the card. */
async function isSettled(payment: Payment, there: AtGateway): Promise<boolean> {
  const isUnasked = isForSavedCard(payment) && !payment.gateway_reference;
  const unasked = isUnasked && (await standingOf(there.db, payment)) === "wanted";
  const reference = unasked ? await chargeCard(there, payment, payment.expires_at) : payment.gateway_reference;
  if (!reference) return unasked;
  return (await settlePayment(there, await there.payments.findPayment(reference))) !== "open";
}

async function giveUp(payment: Payment, { db, clock }: Shop) {
  await db.transaction().execute(async (tx) => {
    const payable = await lockPayable(tx, payment);
    if (await endAttempt(tx, payment, "expired", clock())) await payable.unpaid();
  });
}
