import type { GatewayPayment } from "../../adapters/payment/payment-gateway.ts";
import { money, sameMoney } from "../../kernel/money.ts";
import type { Shop } from "../../platform/context.server.ts";
import type { DbOrTx } from "../../platform/database/database.server.ts";
import { addJob } from "../../platform/jobs/add-job.server.ts";
import { moveOrder } from "../orders/store.server.ts";
import { ledgerOfPayment, settledState } from "./rules.ts";
import { lockPayment, livePayment, movePayment, noteEvent, writeLedger, type Payment } from "./store.server.ts";

/** `unknown`: no payment of ours has this reference (yet); `repeated`: nothing new; otherwise what was settled. */
export type Settled = "unknown" | "repeated" | "open" | "succeeded" | "failed" | "cancelled";

/**
 * Takes the gateway's word for a payment, from a webhook or from asking. Repeated, late and out-of-order words are
 * harmless: the row is locked, the states only move forward, and what follows is enqueued in the same transaction.
 */
export async function settlePayment(shop: Shop, found: GatewayPayment, event?: { id: string; kind: string }): Promise<Settled> {
  const { db, payments, clock } = shop;
  return db.transaction().execute(async (tx) => {
    const now = clock();
    const payment = await lockPayment(tx, payments.name, found.reference);
    if (!payment) return "unknown";
    if (event && !(await noteEvent(tx, payments.name, event.id, event.kind, now))) return "repeated";
    const state = settledState(found.state);
    if (!state) return "open";
    const moved = await movePayment(tx, payment.id, state, { settled_at: now, failure: found.failure ?? null });
    if (!moved) return "repeated";
    if (state === "succeeded") await moneyIsHere(tx, payment, found, now);
    else if (!(await livePayment(tx, payment.order_id))) await moveOrder(tx, payment.order_id, "placed");
    return state;
  });
}

async function moneyIsHere(tx: DbOrTx, payment: Payment, { charged }: GatewayPayment, now: Date) {
  const expected = money(payment.charged_amount, payment.charged_currency);
  // a gateway that charges something else than asked is broken: nothing is booked, and a person sees the error
  if (charged && !sameMoney(charged, expected)) throw new Error(`payment ${payment.id}: charged ${charged.amount} ${charged.currency}`);
  await writeLedger(tx, payment.order_id, `payment:${payment.id}`, ledgerOfPayment(money(payment.amount, payment.currency), expected), now);
  const order = await moveOrder(tx, payment.order_id, "paid", { paid_at: now });
  if (order) await addJob(tx, "deliver-order", { orderId: order.id });
  else await addJob(tx, "refund-payment", { paymentId: payment.id, reason: await whyNotWanted(tx, payment) });
}

/** The order was paid by another attempt, or closed before this money came. */
async function whyNotWanted(tx: DbOrTx, { order_id }: Payment): Promise<"paid_twice" | "paid_late"> {
  const order = await tx.selectFrom("orders").select("state").where("id", "=", order_id).executeTakeFirstOrThrow();
  return order.state === "cancelled" ? "paid_late" : "paid_twice";
}
