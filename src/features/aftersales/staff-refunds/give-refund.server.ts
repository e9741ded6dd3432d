import { refuse } from "../../../kernel/refusal.ts";
import { undoableUntil, undoSeconds } from "../../../kernel/undoable.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { openCase } from "../../records/cases/store.server.ts";
import { lockOrder } from "../../sales/orders/store.server.ts";
import { GiveRefund } from "./contract.ts";
import { refundAtHand } from "./refund-at-hand.server.ts";
import { mayGive } from "./refund-limit.server.ts";
import { putStaffRefund } from "./store.server.ts";

/**
 * Writes the decision down and reserves its money behind the order's row, so that two colleagues at the same moment
 * never decide about the same money; `carry-out-refund` does it, unless it was taken back. Above what the caller may give
 * back alone it is a proposal, which reserves nothing and waits for a colleague.
 */
export const giveRefund = operation(GiveRefund, (wish, context) => {
  const { db, now, suppliers, caller } = context;
  return once(db, { path: GiveRefund.path, wish }, { caller, now }, async (tx) => {
    // one after the other for one member: the sum of a day counts
    await lockCaller(tx, caller, "give_refunds");
    const { number, answer, requestId, kind, positions, amount } = wish;
    const order = await lockOrder(tx, number.toUpperCase());
    if (!order) return refuse("ORDER_NOT_FOUND");
    const planned = await refundAtHand(tx, order, { kind, requestId, positions, amount }, { suppliers });
    const money = { amount: planned.amount, currency: order.currency };
    const { isProposal, cny } = await mayGive(tx, caller, money, now);
    const due = undoableUntil(now);
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
      cny_amount: cny,
      ...(isProposal && { state: "proposed" }),
    });
    const details = { orderId: order.id, refund: id, ...money, positions: planned.positions, reason: answer };
    await recordAction(tx, byCaller(context), isProposal ? "refund_proposed" : "refund_decided", details);
    if (isProposal)
      await openCase(
        tx,
        { kind: "refund_proposed", subject: id, orderId: order.id, details: { ...money, by: caller.email } },
        now,
      );
    else await addJob(tx, "carry-out-refund", { id }, { inSeconds: undoSeconds });
    return { id, dueAt: isProposal ? null : due.toISOString() };
  });
});
