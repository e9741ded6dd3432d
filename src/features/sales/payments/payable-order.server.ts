import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { returnHeldStock } from "../orders/held-stock.server.ts";
import { endHolds } from "../orders/holds-store.server.ts";
import { hasConsent, lockOrderById, moveOrder, orderById, type Order } from "../orders/store.server.ts";
import { endAttempt } from "./end-attempt.server.ts";
import { giveBackPayment } from "./give-back-payment.server.ts";
import { orderStatement } from "./order-description.server.ts";
import { orderProof } from "./order-proof.server.ts";
import { refundsOfOrder } from "./order-refunds.server.ts";
import type { LockedPayable, Payable } from "./payable.ts";
import { livePayment, type Payment } from "./store.server.ts";

/** An order as a payable; `deliver-order` follows its payment. */
export const orderPayable: Payable = {
  lock: lockOrderPayable,
  async standing(db, { payable_id }) {
    const { state } = await orderById(db, payable_id);
    return state === "paying" ? "wanted" : state === "cancelled" ? "closed" : "other";
  },
  statement: (db, { payable_id }) => orderStatement(db, payable_id),
  proof: orderProof,
};

async function lockOrderPayable(tx: DbOrTx, payment: Payment): Promise<LockedPayable> {
  const order = await lockOrderById(tx, payment.payable_id);
  const { postal_amount: postage, discount_amount: promo } = order;
  return {
    orderId: order.id,
    sold: { goods: payment.amount - postage + promo, postage, promo },
    paid: (now) => orderIsPaid(tx, order, payment, now),
    unpaid: () => freeToPayAgain(tx, order.id),
    ...refundsOfOrder(tx, order),
  };
}

async function orderIsPaid(tx: DbOrTx, order: Order, payment: Payment, now: Date): Promise<void> {
  if (!(await moveOrder(tx, order.id, "paid", { paid_at: now }))) {
    await giveBackPayment(tx, payment, order.state === "cancelled" ? "paid_late" : "paid_twice", now);
    return;
  }
  await endHolds(tx, [order.id]);
  await addJob(tx, "deliver-order", { orderId: order.id });
  if (await hasConsent(tx, order.id, "account_by_email")) await addJob(tx, "open-account", { orderId: order.id });
  const other = await livePayment(tx, order.id);
  if (other) await endAttempt(tx, other, "replaced", now);
}

/** Lets an order be paid again and releases its held stock; the caller has locked its row. */
export async function freeToPayAgain(tx: DbOrTx, orderId: string): Promise<void> {
  if (await livePayment(tx, orderId)) return;
  if (await moveOrder(tx, orderId, "placed")) await returnHeldStock(tx, [orderId]);
}
