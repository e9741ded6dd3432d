import type { GatewayPayment } from "../../../adapters/payment/payment-gateway.ts";
import { money, sameMoney, type Money } from "../../../kernel/money.ts";
import type { Shop } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { openCase } from "../../records/cases/store.server.ts";
import { returnHeldStock } from "../orders/held-stock.server.ts";
import { endHolds } from "../orders/holds-store.server.ts";
import { isPaid } from "../orders/rules.ts";
import { hasConsent, lockOrderById, moveOrder, type Order } from "../orders/store.server.ts";
import { endAttempt } from "./end-attempt.server.ts";
import { giveBackPayment } from "./give-back.server.ts";
import { writeLedger } from "./ledger-store.server.ts";
import { ledgerOfFee, ledgerOfPayment, type Sold } from "./ledger.ts";
import { settledState } from "./rules.ts";
import { livePayment, movePayment, noteEvent, noteFee, paymentByReference, type Payment } from "./store.server.ts";

/** `unknown`: no payment of ours has this reference (yet); `repeated`: nothing new; otherwise what was settled. */
type Settled = "unknown" | "repeated" | "open" | "succeeded" | "failed" | "cancelled";

/**
 * Takes a gateway's word for a payment, from a webhook, from asking or from its list; `payments` is the gateway whose
 * word it is. Repeated, late and out-of-order
 * words are harmless: the order's row is locked before anything else (as everybody does who moves its money), the
 * states only move forward, and what follows is enqueued in the same transaction.
 */
export async function settlePayment(
  shop: Shop,
  found: GatewayPayment,
  event?: { id: string; kind: string },
): Promise<Settled> {
  const { db, payments, clock } = shop;
  return db.transaction().execute(async (tx) => {
    const now = clock();
    const payment = await paymentByReference(tx, payments.name, found.reference);
    if (!payment) return "unknown";
    const order = await lockOrderById(tx, payment.order_id);
    if (event && !(await noteEvent(tx, payments.name, event.id, event.kind, now))) return "repeated";
    const state = settledState(found.state);
    if (!state) return "open";
    if (state === "succeeded" && isOtherAmount(payment, found)) {
      await openCase(
        tx,
        {
          kind: "payment_other_amount",
          subject: found.reference,
          orderId: order.id,
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
    if (moved && state === "succeeded") await moneyIsHere(tx, order, payment, now);
    else if (moved) await freeToPayAgain(tx, payment);
    if (state === "succeeded" && found.fee) await bookFee(tx, payment, found.fee, now);
    return moved ? state : "repeated";
  });
}

const asked = ({ charged_amount, charged_currency }: Payment) => money(charged_amount, charged_currency);

/**
 * A gateway that charges something else than asked is broken, or somebody plays it: nothing is booked, and a person
 * looks at it.
 */
function isOtherAmount(payment: Payment, { charged }: GatewayPayment): boolean {
  return charged !== undefined && !sameMoney(charged, asked(payment));
}

async function moneyIsHere(tx: DbOrTx, order: Order, payment: Payment, now: Date): Promise<void> {
  await writeLedger(
    tx,
    order.id,
    `payment:${payment.id}`,
    ledgerOfPayment(soldBy(payment, order), payment.currency, asked(payment)),
    now,
  );
  if (payment.purpose === "difference") return differenceIsHere(tx, order, payment, now);
  if (await moveOrder(tx, order.id, "paid", { paid_at: now })) {
    await endHolds(tx, [order.id]);
    await addJob(tx, "deliver-order", { orderId: order.id });
    if (await hasConsent(tx, order.id, "account_by_email")) await addJob(tx, "open-account", { orderId: order.id });
    const other = await livePayment(tx, order.id);
    if (other) await endAttempt(tx, other, "replaced", now);
  } else {
    await giveBackPayment(tx, payment, order.state === "cancelled" ? "paid_late" : "paid_twice", now);
  }
}

/** A paid order whose plan is changed goes on as it is; the change itself is made by the job. */
async function differenceIsHere(tx: DbOrTx, order: Order, payment: Payment, now: Date): Promise<void> {
  if (isPaid(order.state)) await addJob(tx, "apply-plan-change", { paymentId: payment.id });
  else await giveBackPayment(tx, payment, "not_changed", now);
}

/**
 * The attempt is over without money: the order may be paid again, and what was set aside for it is free. A difference
 * was never what the order waits for.
 */
export async function freeToPayAgain(
  tx: DbOrTx,
  { order_id, purpose }: Pick<Payment, "order_id" | "purpose">,
): Promise<void> {
  if (purpose !== "order" || (await livePayment(tx, order_id))) return;
  if (await moveOrder(tx, order_id, "placed")) await returnHeldStock(tx, [order_id]);
}

/** Booked once, when the gateway first tells it: with the payment, or days later with its list. */
async function bookFee(tx: DbOrTx, payment: Payment, fee: Money, now: Date): Promise<void> {
  if (!(await noteFee(tx, payment.id, fee)) || fee.amount === 0) return;
  await writeLedger(tx, payment.order_id, `fee:${payment.id}`, ledgerOfFee(fee), now);
}

function soldBy({ amount, purpose }: Payment, { postal_amount, discount_amount }: Order): Sold {
  if (purpose === "difference") return { goods: amount, postage: 0, promo: 0 };
  return { goods: amount - postal_amount + discount_amount, postage: postal_amount, promo: discount_amount };
}
