import * as z from "zod/mini";
import type { GatewayRefund } from "../../../adapters/payment/payment-gateway.ts";
import { money } from "../../../kernel/money.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { job } from "../../../platform/jobs/job.server.ts";
import { openCase } from "../../records/cases/store.server.ts";
import type { GatewayDifference } from "../../sales/payments/difference-facts.ts";
import { gatewayOf } from "../../sales/payments/gateway-of.server.ts";
import { lockPayable } from "../../sales/payments/payables.server.ts";
import { paymentByReference } from "../../sales/payments/store.server.ts";
import { decisionById, differenceById, moveDecision, noteReturn, type Decision } from "./store.server.ts";

const secondsBetweenLooks = 30;

/**
 * Sends money back where it came from, of a payment that is in nobody's books: they stay as they are. The decision's id is
 * the gateway's idempotency key, so that a repeat after a crash sends nothing twice. What fails is a difference again.
 */
export const returnPayment = job("return-payment", z.object({ id: z.uuid() }), async ({ id }, shop): Promise<void> =>
  sendBack(shop, id),
);

async function sendBack(shop: Shop, id: string): Promise<void> {
  const { db } = shop;
  const decision = await decisionById(db, id);
  if (decision?.state !== "decided" || decision.amount === null || decision.currency === null) return;
  const payments = gatewayOf(shop, { gateway: decision.gateway ?? "" });
  if (!payments) throw new Error(`the gateway ${decision.gateway} is not configured any more`);
  const { gateway_reference: known, subject: reference } = decision;
  if (!known && (await isBookedMeanwhile(shop, payments.name, decision))) return;
  const found = known
    ? await payments.findRefund(known)
    : await payments.refundPayment({ refundId: id, reference, amount: money(decision.amount, decision.currency) });
  if (found.state !== "pending") return end(shop, decision, found);
  await noteReturn(db, id, found.reference);
  await addJob(db, "return-payment", { id }, { inSeconds: secondsBetweenLooks });
}

/**
 * A webhook may have booked the payment since the colleague decided: then nothing goes back. One that books it after this
 * look leaves a refund that reconciliation reports, because it excuses only those of payments that nobody has booked.
 */
function isBookedMeanwhile({ db, clock }: Shop, gateway: string, { id, subject }: Decision): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const seen = await paymentByReference(tx, gateway, subject);
    if (!seen) return false;
    await lockPayable(tx, seen);
    if ((await paymentByReference(tx, gateway, subject))?.state !== "succeeded") return false;
    await moveDecision(tx, id, "failed", { ended_at: clock(), failure: "booked_meanwhile" });
    return true;
  });
}

async function end({ db, clock }: Shop, decision: Decision, found: GatewayRefund): Promise<void> {
  const { id, case_id: caseId, subject, order_id: orderId } = decision;
  const now = clock();
  const ended = { gateway_reference: found.reference, ended_at: now };
  await db.transaction().execute(async (tx) => {
    if (found.state === "succeeded") {
      await moveDecision(tx, id, "done", ended);
      return;
    }
    const failure = found.failure ?? "refused";
    if (!(await moveDecision(tx, id, "failed", { ...ended, failure }))) return;
    const before = await differenceById(tx, caseId);
    const kind = decision.kind as GatewayDifference;
    await openCase(tx, { kind, subject, orderId, details: { ...before?.details, failure } }, now);
  });
}
