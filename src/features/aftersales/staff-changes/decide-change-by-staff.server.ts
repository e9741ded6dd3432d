import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { lockOrder } from "../../sales/orders/store.server.ts";
import { decideReview } from "../plan-changes/decide-change.server.ts";
import { changeInReview } from "../plan-changes/store.server.ts";
import { DecideChange } from "./contract.ts";
import { stopLater } from "./hold-stop.server.ts";

/** Of two colleagues the second is told that it is decided, also while the stop of the first is held. */
export const decideChangeByStaff = operation(DecideChange, (wish, context) => {
  const { db, now, caller } = context;
  return once(db, { path: DecideChange.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "change_plans");
    const order = (await lockOrder(tx, wish.number.toUpperCase())) ?? refuse("ORDER_NOT_FOUND");
    const by = byCaller(context);
    const held = (await changeInReview(tx, order.id))?.stop_held_until ?? null;
    const isDecided =
      held === null &&
      (await (wish.decision === "stop" ? stopLater(tx, order, by) : decideReview(tx, order, "again", by)));
    if (!isDecided) return refuse("CASE_CHANGED");
    return {};
  });
});
