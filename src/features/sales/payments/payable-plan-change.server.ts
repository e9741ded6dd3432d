import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { isPaid } from "../orders/rules.ts";
import { lockOrderById } from "../orders/store.server.ts";
import { orderStatement } from "./order-description.server.ts";
import { refundsOfOrder } from "./order-refunds.server.ts";
import type { LockedPayable, Payable } from "./payable.ts";
import { refundUnwanted } from "./refund-payable.server.ts";
import type { Payment } from "./store.server.ts";

/**
 * A plan change's price difference as a payable. The order is unaffected by the payment; `apply-plan-change` makes the
 * change or finds it obsolete. A plan change is moved under its order's row lock.
 */
export const planChangePayable: Payable = {
  lock: lockPlanChangePayable,
  // a page that nobody pays runs out by itself; money that comes too late goes back
  standing: async () => "other",
  statement: (db, { order_id }) => orderStatement(db, order_id!),
};

async function lockPlanChangePayable(tx: DbOrTx, payment: Payment): Promise<LockedPayable> {
  const order = await lockOrderById(tx, payment.order_id!);
  return {
    orderId: order.id,
    sold: { goods: payment.amount, postage: 0, promo: 0 },
    paid: async (now) => {
      if (isPaid(order.state)) await addJob(tx, "apply-plan-change", { paymentId: payment.id });
      else await refundUnwanted(tx, payment, "not_changed", now);
      return undefined;
    },
    unpaid: async () => {},
    ...refundsOfOrder(tx, order),
  };
}
