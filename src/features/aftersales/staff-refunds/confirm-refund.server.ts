import { refuse } from "../../../kernel/refusal.ts";
import { undoableUntil, undoSeconds } from "../../../kernel/undoable.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller, mayStill } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { closeCaseAbout } from "../../records/cases/store.server.ts";
import { lockOrderById } from "../../sales/orders/store.server.ts";
import { ConfirmRefund } from "./contract.ts";
import { refundAtHand } from "./refund-at-hand.server.ts";
import { moveStaffRefund, staffRefundById } from "./store.server.ts";

/**
 * The second person. What was proposed is computed anew behind the order's row: if less is left, or one of its SIMs went
 * back, it is refused as it would be for the proposer, and so is what somebody proposed who may not any more.
 */
export const confirmRefund = operation(ConfirmRefund, (wish, context) => {
  const { db, now, suppliers, caller } = context;
  return once(db, { path: ConfirmRefund.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "give_refunds");
    const { id } = wish;
    const seen = (await staffRefundById(tx, id)) ?? refuse("NOT_FOUND");
    if (seen.staff_id === caller.staffId) return refuse("OWN_PROPOSAL");
    const order = await lockOrderById(tx, seen.order_id);
    if (!(await mayStill(tx, seen.staff_id, "give_refunds"))) return refuse("REFUND_NOT_POSSIBLE");
    const due = undoableUntil(now);
    const confirmed = { confirmed_by: caller.staffId, confirmed_at: now, due_at: due };
    if (!(await moveStaffRefund(tx, id, "waiting", confirmed))) return refuse("REFUND_NOT_POSSIBLE");
    const { positions, amount, currency, request_id: requestId } = seen;
    const kind = positions.length > 0 ? "sims" : "money";
    // the money of this one is reserved by now; what is left must cover it without it
    await refundAtHand(
      tx,
      order,
      { kind, positions, amount, requestId: requestId ?? undefined, except: id },
      { suppliers },
    );
    await addJob(tx, "carry-out-refund", { id }, { inSeconds: undoSeconds });
    await closeCaseAbout(tx, { kind: "refund_proposed", subject: id }, `${caller.email} confirmed it`, now);
    await recordAction(tx, byCaller(context), "refund_confirmed", { orderId: order.id, refund: id, amount, currency });
    return { dueAt: due.toISOString() };
  });
});
