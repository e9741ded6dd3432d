import type { GatewayPayment } from "../../../adapters/payment/payment-gateway.ts";
import { money, sameMoney, type Money } from "../../../kernel/money.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { openCase } from "../../records/cases/store.server.ts";
import type { AtGateway } from "./gateway-of.server.ts";
import { writeLedger } from "./ledger-store.server.ts";
import { ledgerOfFee, ledgerOfPayment } from "./ledger.ts";
import { lockPayable } from "./payables.server.ts";
import { settledState } from "./rules.ts";
import { movePayment, noteEvent, noteFee, paymentByReference, type Payment } from "./store.server.ts";

/** `unknown`: no payment of ours has this reference (yet); `repeated`: nothing new; otherwise the new state. */
type Settled = "unknown" | "repeated" | "open" | "succeeded" | "failed" | "cancelled";

/**
 * Processes a gateway's report on a payment, from a webhook, a query or a list; `payments` is that gateway. Repeated,
 * late and out-of-order reports are harmless: the payable is locked first (the lock order of everything that moves its
 * money), states only move forward, and what follows is enqueued in the same transaction.
 */
export async function settlePayment(
  shop: AtGateway,
  found: GatewayPayment,
  event?: { id: string; kind: string },
): Promise<Settled> {
  const { db, payments, clock } = shop;
  return db.transaction().execute(async (tx) => {
    const now = clock();
    const payment = await paymentByReference(tx, payments.name, found.reference);
    if (!payment) return "unknown";
    const payable = await lockPayable(tx, payment);
    if (event && !(await noteEvent(tx, payments.name, event.id, event.kind, now))) return "repeated";
    const state = settledState(found.state);
    if (!state) return "open";
    if (state === "succeeded" && isOtherAmount(payment, found)) {
      await openCase(
        tx,
        {
          kind: "payment_other_amount",
          subject: found.reference,
          orderId: payable.orderId,
          details: { there: found.charged, here: asked(payment) },
        },
        now,
      );
      return "open";
    }
    const moved = await movePayment(tx, payment.id, state, {
      settled_at: found.settledAt ?? now,
      failure: found.failure ?? null,
    });
    if (moved && state === "succeeded") {
      const lines = ledgerOfPayment(payable.sold, payment.currency, asked(payment));
      await writeLedger(tx, payable.orderId, `payment:${payment.id}`, lines, now);
      await payable.paid(now);
    } else if (moved) await payable.unpaid();
    if (state === "succeeded" && found.fee) await bookFee(tx, payment, found.fee, now);
    return moved ? state : "repeated";
  });
}

const asked = ({ charged_amount, charged_currency }: Payment) => money(charged_amount, charged_currency);

/** A charge of another amount means that the gateway is broken or forged: nothing is booked, and a case is opened. */
function isOtherAmount(payment: Payment, { charged }: GatewayPayment): boolean {
  return charged !== undefined && !sameMoney(charged, asked(payment));
}

/** Booked once, when the gateway first reports it: with the payment, or days later in its list. */
async function bookFee(tx: DbOrTx, payment: Payment, fee: Money, now: Date): Promise<void> {
  if (!(await noteFee(tx, payment.id, fee)) || fee.amount === 0) return;
  await writeLedger(tx, payment.order_id, `fee:${payment.id}`, ledgerOfFee(fee), now);
}
