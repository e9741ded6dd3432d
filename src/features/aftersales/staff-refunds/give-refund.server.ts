import { refuse } from "../../../kernel/refusal.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { lockOrder } from "../../sales/orders/store.server.ts";
import { GiveRefund } from "./contract.ts";
import { refundAtHand } from "./refund-at-hand.server.ts";
import { undoSeconds } from "./rules.ts";
import { putStaffRefund } from "./store.server.ts";

/**
 * Writes the decision down and reserves its money behind the order's row, so that two colleagues at the same moment
 * never decide about the same money; `carry-out-refund` does it, unless it was taken back.
 */
export const giveRefund = operation(GiveRefund, (wish, context) => {
  const { db, now, suppliers, caller } = context;
  return once(db, { path: GiveRefund.path, wish }, { caller, now }, async (tx) => {
    const { number, answer, requestId, kind, positions, amount } = wish;
    const order = await lockOrder(tx, number.toUpperCase());
    if (!order) return refuse("ORDER_NOT_FOUND");
    const planned = await refundAtHand(tx, order, { kind, requestId, positions, amount }, { suppliers });
    const due = new Date(now.getTime() + undoSeconds * 1000);
    const { id } = await putStaffRefund(tx, {
      order_id: order.id,
      request_id: requestId ?? null,
      positions: planned.positions,
      amount: planned.amount,
      currency: order.currency,
      answer,
      staff_id: caller.staffId,
      decided_at: now,
      due_at: due,
      ended_at: null,
    });
    await addJob(tx, "carry-out-refund", { id }, { inSeconds: undoSeconds });
    const money = { amount: planned.amount, currency: order.currency };
    const details = { orderId: order.id, refund: id, ...money, positions: planned.positions, reason: answer };
    await recordAction(tx, byCaller(context), "refund_decided", details);
    return { id, dueAt: due.toISOString() };
  });
});
