import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { isPaid } from "../orders/rules.ts";
import { lockOrderById } from "../orders/store.server.ts";
import { giveBackPayment } from "./give-back.server.ts";
import type { LockedPayable } from "./payable.ts";
import type { Payment } from "./store.server.ts";

/**
 * What a change of plan costs more. The order goes on as it is, paid or not; the change itself is made, or found to be
 * over, by `apply-plan-change`. Whoever moves a change holds its order's row.
 */
export async function lockPlanChangePayable(tx: DbOrTx, payment: Payment): Promise<LockedPayable> {
  const order = await lockOrderById(tx, payment.order_id);
  return {
    orderId: order.id,
    sold: { goods: payment.amount, postage: 0, promo: 0 },
    paid: async (now) => {
      if (isPaid(order.state)) await addJob(tx, "apply-plan-change", { paymentId: payment.id });
      else await giveBackPayment(tx, payment, "not_changed", now);
    },
    unpaid: async () => {},
  };
}
