import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { closeCaseAbout } from "../../records/cases/store.server.ts";
import { lockOrderById } from "../../sales/orders/store.server.ts";
import { UndoRefund } from "./contract.ts";
import { moveStaffRefund, staffRefundById } from "./store.server.ts";

/** A second click finds it taken back already, which is what was wished. */
export const undoRefund = operation(UndoRefund, async ({ id }, context) => {
  const { db, now } = context;
  await db.transaction().execute(async (tx) => {
    await lockCaller(tx, context.caller, "give_refunds");
    const found = await staffRefundById(tx, id);
    if (!found) return refuse("NOT_FOUND");
    await lockOrderById(tx, found.order_id);
    if (await moveStaffRefund(tx, id, "undone", { ended_at: now })) {
      await closeCaseAbout(tx, { kind: "refund_proposed", subject: id }, `${context.caller.email} took it back`, now);
      return recordAction(tx, byCaller(context), "refund_undone", { orderId: found.order_id, refund: id });
    }
    if ((await staffRefundById(tx, id))?.state !== "undone") return refuse("REFUND_NOT_POSSIBLE");
  });
  return {};
});
