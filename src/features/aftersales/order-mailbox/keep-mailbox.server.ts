import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { lockOrder } from "../../sales/orders/store.server.ts";
import { mayObject } from "./may-object.server.ts";
import { KeepMailbox } from "./move-contract.ts";
import { endMove } from "./store.server.ts";

/** Written down by any colleague who reads the answers of buyers: not only by those who could move it. */
export const keepMailbox = operation(KeepMailbox, (wish, context) => {
  const { db, now, caller } = context;
  return once(db, { path: KeepMailbox.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "write_notes");
    const { id: orderId } = (await lockOrder(tx, wish.number.toUpperCase())) ?? refuse("ORDER_NOT_FOUND");
    if (!(await mayObject(tx, orderId, now))) return refuse("MAILBOX_MOVE_OVER");
    await endMove(tx, orderId);
    await recordAction(tx, byCaller(context), "mailbox_move_objected", { orderId, reason: wish.objection });
    return {};
  });
});
