import { refuse } from "../../../kernel/refusal.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { lockOrderById } from "../../sales/orders/store.server.ts";
import { changeById, letStopGo, moveChange } from "../plan-changes/store.server.ts";
import { UndoChange } from "./contract.ts";
import { putDisplacedBack } from "./put-displaced-back.server.ts";

/** One's own or a colleague's. */
export const undoChange = operation(UndoChange, (wish, context) => {
  const { db, now, caller } = context;
  return once(db, { path: UndoChange.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "change_plans");
    const change = (await changeById(tx, wish.id)) ?? refuse("NOT_FOUND");
    await lockOrderById(tx, change.order_id);
    const { state, stop_held_until: stopped } = (await changeById(tx, wish.id))!;
    if (stopped !== null) {
      if (state !== "review" || stopped <= now || !(await letStopGo(tx, change.id, stopped)))
        return refuse("CASE_CHANGED");
      const { order_id: orderId, to_plan: plan, to_days: days } = change;
      await recordAction(tx, byCaller(context), "plan_change_stop_undone", { orderId, plan, days });
      return {};
    }
    if (!(await moveChange(tx, change.id, "cancelled", { heldAt: now }))) return refuse("CASE_CHANGED");
    if (change.displaced) await putDisplacedBack(tx, change.displaced, context);
    const { order_id: orderId, to_plan: plan, to_days: days } = change;
    // what was to be restored meanwhile was left to the change
    await addJob(tx, "restore-plans", { orderId }, { once: `restore-plans:${orderId}` });
    await recordAction(tx, byCaller(context), "plan_change_undone", { orderId, plan, days });
    return {};
  });
});
