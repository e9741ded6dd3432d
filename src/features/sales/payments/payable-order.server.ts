import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { OrderState } from "../../../platform/database/tables.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { waitsForPerson } from "../../records/fraud-marks/store.server.ts";
import { deliverFromPool } from "../orders/deliver-from-pool.server.ts";
import { returnHeldStock } from "../orders/held-stock.server.ts";
import { deleteHolds } from "../orders/holds-store.server.ts";
import { mayBecome } from "../orders/rules.ts";
import { hasConsent, lockOrderById, moveOrder, orderById, type Order } from "../orders/store.server.ts";
import { endAttempt } from "./end-attempt.server.ts";
import { orderStatement } from "./order-description.server.ts";
import { orderProof } from "./order-proof.server.ts";
import { refundsOfOrder } from "./order-refunds.server.ts";
import type { LockedPayable, Payable } from "./payable.ts";
import { refundUnwanted } from "./refund-payable.server.ts";
import { livePayment, type Payment } from "./store.server.ts";

/** An order as a payable. eSIMs from our own pool are delivered with the payment; `deliver-order` does the rest. */
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
  return lockedOrder(tx, await lockOrderById(tx, payment.payable_id), payment);
}

/** Of an order whose row the caller has locked. */
export function lockedOrder(tx: DbOrTx, order: Order, payment: Payment): LockedPayable {
  const { postal_amount: postage, discount_amount: promo } = order;
  return {
    orderId: order.id,
    sold: { goods: payment.amount - postage + promo, postage, promo },
    paid: (now, also) => orderIsPaid(tx, order, payment, { now, ...also }),
    unpaid: () => freeToPayAgain(tx, order.id),
    ...refundsOfOrder(tx, order),
  };
}

type Paid = { now: Date } & Parameters<LockedPayable["paid"]>[1];

async function orderIsPaid(
  tx: DbOrTx,
  order: Order,
  payment: Payment,
  { now, live, atOnce }: Paid,
): Promise<OrderState | undefined> {
  if (!mayBecome("paid", order)) {
    await refundUnwanted(tx, payment, order.state === "cancelled" ? "paid_late" : "paid_twice", now);
    return undefined;
  }
  // a person is called behind the money: the job asks again
  const delivered = atOnce && (await deliverFromPool(tx, order, now, ["paid", "delivered"], waitsForPerson(order.id)));
  if (!delivered) await leaveToJob(tx, order.id, now);
  if (live) await endAttempt(tx, { id: live }, "replaced", now);
  return delivered ? "delivered" : undefined;
}

/** For suppliers, parcels and renewals, and while the pool is empty. */
async function leaveToJob(tx: DbOrTx, orderId: string, now: Date): Promise<void> {
  await moveOrder(tx, orderId, "paid", { paid_at: now });
  await deleteHolds(tx, [orderId]);
  await addJob(tx, "deliver-order", { orderId });
  if (await hasConsent(tx, orderId, "account_by_email")) await addJob(tx, "open-account", { orderId });
}

/** Lets an order be paid again and releases its held stock; the caller has locked its row. */
export async function freeToPayAgain(tx: DbOrTx, orderId: string): Promise<void> {
  if (await livePayment(tx, orderId)) return;
  if (await moveOrder(tx, orderId, "placed")) await returnHeldStock(tx, [orderId]);
}
