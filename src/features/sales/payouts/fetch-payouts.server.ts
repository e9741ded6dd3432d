import type { PayoutLine } from "../../../adapters/payment/payment-gateway.ts";
import { minuteMs } from "../../../kernel/duration.ts";
import { isUuid } from "../../../kernel/uuid.ts";
import { repeatedJob } from "../../../platform/jobs/job.server.ts";
import { settleDispute } from "../disputes/settle-dispute.server.ts";
import { atEachGateway, type AtGateway } from "../payments/gateway-of.server.ts";
import { refundAt } from "../payments/refund-store.server.ts";
import { settlePayment } from "../payments/settle-payment.server.ts";
import { settleRefund } from "../payments/settle-refund.server.ts";
import { paymentById } from "../payments/store.server.ts";
import { keepPayout, reachState } from "./keep-payout.server.ts";
import { matchAgain } from "./match-again.server.ts";
import { payoutAt, payoutsWantedFrom } from "./store.server.ts";

/** Each gateway's payouts since the last look, with their lines; those that have moved since. */
export const fetchPayouts = repeatedJob("fetch-payouts", "10 4 * * *", (shop) => atEachGateway(shop, fetchFrom));

async function fetchFrom(shop: AtGateway): Promise<void> {
  const { db, payments, clock } = shop;
  const from = await payoutsWantedFrom(db, payments.name);
  if (!from) return;
  const listed = await Array.fromAsync(payments.listPayouts(from, new Date(clock().getTime() + minuteMs)));
  // a payout that failed is known as failed before its money is in a later one
  for (const found of listed.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())) {
    const kept = await payoutAt(db, payments.name, found.reference);
    if (kept) await db.transaction().execute(async (tx) => reachState(tx, kept, found.state, clock()));
    else {
      const lines = found.hasLines ? await Array.fromAsync(payments.payoutLines(found.reference)) : [];
      for (const line of lines) await settleFirst(shop, line);
      await keepPayout(shop, found, lines);
    }
  }
  await matchAgain(shop);
}

/** What is paid out has happened: where a notice of it was lost, or its fee is not known yet, the gateway is asked. */
async function settleFirst(shop: AtGateway, { kind, paymentId, refundId, about }: PayoutLine): Promise<void> {
  const { db, payments } = shop;
  if (kind === "payment" && paymentId && isUuid(paymentId)) {
    const payment = await paymentById(db, paymentId);
    if (payment?.gateway !== payments.name || !payment.gateway_reference) return;
    if (payment.state !== "succeeded" || payment.fee_amount === null)
      await settlePayment(shop, await payments.findPayment(payment.gateway_reference));
  }
  if (kind.startsWith("dispute") && about) await settleDispute(shop, await payments.findDispute(about));
  if (kind === "refund" && refundId && isUuid(refundId)) {
    const refund = await refundAt(db, payments.name, refundId);
    if (refund?.gateway_reference && (refund.state === "asked" || refund.state === "pending"))
      await settleRefund(shop, refund, await payments.findRefund(refund.gateway_reference));
  }
}
