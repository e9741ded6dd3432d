import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { triedCode } from "../../people/proof-codes/prove.server.ts";
import { useCode } from "../../people/proof-codes/store.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { lockOrder, orderByNumber } from "../../sales/orders/store.server.ts";
import { changeMailbox, mayChange } from "./change-mailbox.server.ts";
import { FinishMove } from "./move-contract.ts";
import { moveProof } from "./move-proof.ts";
import { isToMove } from "./rules.ts";
import { openMove } from "./store.server.ts";

/**
 * By whoever began it, so that what one colleague may not do alone is held to one person. A try is counted in a statement
 * of its own before the transaction, which a refusal would undo; there everything is asked once more behind the order's row.
 */
export const finishMailboxMove = operation(FinishMove, async (wish, context) => {
  const { db, now, caller } = context;
  const number = wish.number.toUpperCase();
  const { id: orderId } = (await orderByNumber(db, number)) ?? refuse("ORDER_NOT_FOUND");
  const asked = await openMove(db, orderId, now);
  const mine = asked?.staff_id === caller.staffId ? asked : undefined;
  const codeId = mine && (await triedCode(moveProof(mine), wish.code, context));
  return once(db, { path: FinishMove.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "correct_addresses");
    const order = (await lockOrder(tx, number)) ?? refuse("ORDER_NOT_FOUND");
    const move = await openMove(tx, order.id, now);
    if (!mine || move?.id !== mine.id) return refuse("MAILBOX_MOVE_OVER");
    const { email, reason, proven_by: provenBy } = move;
    if (codeId === undefined || !(await useCode(tx, codeId, now))) return refuse("CODE_WRONG");
    if (!isToMove(order.state)) return refuse("ORDER_CLOSED");
    await mayChange(tx, order, { caller, email, now });
    await changeMailbox(tx, order, { email, reason, provenBy, hasCode: true }, context);
    return {};
  });
});
