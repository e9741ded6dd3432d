import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { closeCaseAbout, openCase } from "../../records/cases/store.server.ts";
import { refundablePayment } from "../payments/refund-store.server.ts";
import { lockDispute, toppedUpWith, type Dispute } from "./store.server.ts";

/** Whoever must answer is called until the gateway's deadline; the work leaves when it is answered or decided. */
export async function disputeWork(tx: DbOrTx, { id }: Dispute, now: Date): Promise<void> {
  const dispute = (await lockDispute(tx, id))!;
  const about = { kind: "payment_disputed", subject: id } as const;
  const { state, answered_at, answer_by, gateway, gateway_reference: reference, reason, amount, currency } = dispute;
  if (state !== "needs_answer") return closeCaseAbout(tx, about, closing[state], now);
  if (answered_at) return;
  const [payment] = await refundablePayment(tx, dispute.payment_id);
  // given back by us and taken by the bank: that is the answer
  const refundedAlready = payment && payment.chargedBack > payment.charged;
  const details = {
    gateway,
    reference,
    reason,
    amount,
    currency,
    ...(refundedAlready && { refundedAlready }),
    ...(await cardToAskFor(tx, dispute)),
  };
  await openCase(tx, { ...about, orderId: dispute.order_id, details, ...(answer_by && { dueAt: answer_by }) }, now);
}

/**
 * A balance that was paid with somebody else's money can be used until a person takes it back or blocks the card.
 * What is left moves on, so the dispute's page says it.
 */
async function cardToAskFor(tx: DbOrTx, { payment_id }: Dispute) {
  const found = await toppedUpWith(tx, payment_id);
  return found && { topUp: found.number, iccid: found.iccid };
}

const closing = {
  under_review: "answered: the bank is looking at it",
  won: "won: the money is ours",
  lost: "lost: the bank keeps the money",
};
