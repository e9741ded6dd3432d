import type { GatewayDispute } from "../../../adapters/payment/payment-gateway.ts";
import { money } from "../../../kernel/money.ts";
import { isUuid } from "../../../kernel/uuid.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { closeCaseAbout, openCase } from "../../records/cases/store.server.ts";
import type { AtGateway } from "../payments/gateway-of.server.ts";
import { writeLedger } from "../payments/ledger-store.server.ts";
import { ledgerOfDispute, ledgerOfFee } from "../payments/ledger.ts";
import { shareOf } from "../payments/parts.ts";
import { lockPayable } from "../payments/payables.server.ts";
import { settlePayment } from "../payments/settle-payment.server.ts";
import { paymentById, type Payment } from "../payments/store.server.ts";
import { disputeWork } from "./dispute-work.server.ts";
import { isDecided, isTakenAfter } from "./rules.ts";
import { keepDispute, moveDispute, movesOf, noteFacts, putMove, type Dispute } from "./store.server.ts";

/**
 * Takes over how a dispute stands at its gateway: what has been taken and given back is booked, each once, and whoever
 * must answer is called. Any report may come twice or late: states move by their table, and moves have references.
 */
export async function settleDispute(shop: AtGateway, found: GatewayDispute): Promise<void> {
  const { db, clock } = shop;
  const payment = await paymentOf(shop, found);
  if (!payment) return reportUnknown(shop, found);
  await db.transaction().execute(async (tx) => {
    const now = clock();
    await lockPayable(tx, payment);
    const dispute = await keepDispute(tx, rowOf(payment, found));
    for (const move of found.moves) {
      const made = await putMove(tx, dispute.id, move);
      if (made) await book(tx, dispute, made, now);
    }
    await moveDispute(tx, dispute.id, found.state, now);
    const is_taken = isTakenAfter(await movesOf(tx, dispute.id));
    await noteFacts(tx, dispute.id, { is_taken, answer_by: found.answerBy, reason: found.reason, page: found.page });
    await disputeWork(tx, dispute, now);
    await closeCaseAbout(tx, unknown(found), "our books have it now", now);
  });
}

/** What is disputed was paid: where the notice of that was lost, the gateway is asked. */
async function paymentOf(shop: AtGateway, { paymentId, amount }: GatewayDispute): Promise<Payment | undefined> {
  const { db, payments } = shop;
  if (!paymentId || !isUuid(paymentId)) return undefined;
  const payment = await paymentById(db, paymentId);
  if (payment?.gateway !== payments.name || payment.charged_currency !== amount.currency) return undefined;
  if (payment.state === "succeeded") return payment;
  if (!payment.gateway_reference) return undefined;
  await settlePayment(shop, await payments.findPayment(payment.gateway_reference));
  const now = await paymentById(db, paymentId);
  return now?.state === "succeeded" ? now : undefined;
}

function rowOf(payment: Payment, { reference, state, reason, amount, answerBy, page, createdAt }: GatewayDispute) {
  return {
    gateway: payment.gateway,
    gateway_reference: reference,
    payment_id: payment.id,
    order_id: payment.order_id,
    state,
    reason,
    amount: amount.amount,
    currency: payment.charged_currency,
    // a bank may dispute more than was charged, where an exchange rate has moved
    sold_amount: Math.min(payment.amount, shareOf(payment.amount, amount.amount, payment.charged_amount)),
    answer_by: answerBy,
    page,
    begun_at: createdAt,
    ended_at: isDecided(state) ? createdAt : null,
    answered_at: null,
    answered_by: null,
    answer: null,
  };
}

type Made = NonNullable<Awaited<ReturnType<typeof putMove>>>;

async function book(
  tx: DbOrTx,
  { order_id, amount, currency }: Dispute,
  { id, kind, fee_amount, fee_currency }: Made,
  now: Date,
): Promise<void> {
  await writeLedger(tx, order_id, `dispute:${id}`, ledgerOfDispute(kind, money(amount, currency)), now);
  if (fee_amount && fee_currency)
    await writeLedger(tx, order_id, `dispute-fee:${id}`, ledgerOfFee(money(fee_amount, fee_currency)), now);
}

const unknown = ({ reference }: GatewayDispute) => ({ kind: "dispute_unknown" as const, subject: reference });

/** Of another system's payment, or of one in another currency: nothing is booked, and its money is a payout's difference. */
async function reportUnknown({ db, clock, log, payments }: AtGateway, found: GatewayDispute): Promise<void> {
  if (isDecided(found.state)) return closeCaseAbout(db, unknown(found), `decided: ${found.state}`, clock());
  const { reference, reason, amount, answerBy, page } = found;
  const details = { gateway: payments.name, reference, reason, ...amount, answerBy, page };
  await openCase(db, { ...unknown(found), details, ...(answerBy && { dueAt: answerBy }) }, clock());
  log.error({ reference }, "a dispute about a payment that our books do not have; a case is open");
}
