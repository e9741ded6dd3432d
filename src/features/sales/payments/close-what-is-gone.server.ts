import { GatewayUnavailable } from "../../../adapters/payment/payment-gateway.ts";
import { closeCaseAbout } from "../../records/cases/store.server.ts";
import type { GatewayDifference } from "./difference-facts.ts";
import { openDifferencesAt } from "./difference-store.server.ts";
import type { AtGateway } from "./gateway-of.server.ts";
import { comparePayment } from "./reconciliation.ts";
import { refundByReference } from "./refund-store.server.ts";
import type { Comparing } from "./report-difference.server.ts";
import { paymentByReference } from "./store.server.ts";

/** The gateway is asked about each; what is left over has its turn the next night. */
const mostAtOnce = 300;

/**
 * Closes the differences that came right by themselves: those that the lists did not just repeat are asked about one by
 * one, since a case may be older than them.
 */
export async function closeWhatIsGone(shop: Comparing): Promise<void> {
  const { db, payments, clock } = shop;
  const { reported } = shop;
  for (const { kind, subject } of await openDifferencesAt(db, payments.name, mostAtOnce))
    if (
      !reported.has(`${kind} ${subject}`) &&
      (await (kind.startsWith("payment_") ? isPaymentRight : isRefundRight)(shop, kind, subject))
    )
      await closeCaseAbout(db, { kind, subject }, "Both sides say the same again.", clock());
}

async function isPaymentRight(
  { db, payments }: AtGateway,
  kind: GatewayDifference,
  reference: string,
): Promise<boolean> {
  const theirs = await known(payments.findPayment(reference));
  const ours = await paymentByReference(db, payments.name, reference);
  if (kind === "payment_missing_there") return theirs !== undefined;
  if (kind === "payment_missing_here")
    return ours !== undefined || theirs?.state === "failed" || theirs?.state === "cancelled";
  // only a charge says its amount and currency again
  if (!ours || !theirs?.charged) return false;
  const { charged, ...rest } = theirs;
  return comparePayment(ours, { ...rest, amount: charged, paymentId: null, createdAt: ours.created_at }) === "same";
}

async function isRefundRight(
  { db, payments }: AtGateway,
  kind: GatewayDifference,
  reference: string,
): Promise<boolean> {
  const theirs = await known(payments.findRefund(reference));
  const ours = await refundByReference(db, payments.name, reference);
  if (kind === "refund_missing_there") return theirs !== undefined;
  if (kind === "refund_missing_here") return ours !== undefined || theirs?.state === "failed";
  return kind === "refund_other_state" && ours !== undefined && theirs?.state === ours.state;
}

/** Undefined for what the gateway does not know; one that is silent says nothing. */
async function known<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof GatewayUnavailable) throw error;
    return undefined;
  }
}
