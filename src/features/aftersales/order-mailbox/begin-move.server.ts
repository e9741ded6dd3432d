import { randomUUID } from "node:crypto";
import { dayMs, minuteMs } from "../../../kernel/duration.ts";
import { maskedMailbox } from "../../../kernel/masked.ts";
import { refuse } from "../../../kernel/refusal.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { issueCode } from "../../people/proof-codes/ask-for-code.server.ts";
import { shortCode } from "../../people/proof-codes/rules.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { actionsSince, recordAction } from "../../records/actions/store.server.ts";
import { queueMail } from "../../records/mail-queue/store.server.ts";
import { lockOrder, type Order } from "../../sales/orders/store.server.ts";
import { mayChange } from "./change-mailbox.server.ts";
import { BeginMove } from "./move-contract.ts";
import { moveProof } from "./move-proof.ts";
import { isToMove, movesBegunPerDay } from "./rules.ts";
import { beginMove, openMove } from "./store.server.ts";

/** The code goes to the new mailbox, and in the same transaction a notice to the present one, which nothing takes back. */
export const beginMailboxMove = operation(BeginMove, (wish, context) => {
  const { db, now, caller } = context;
  return once(db, { path: BeginMove.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "correct_addresses");
    const { number, email, provenBy, why: reason } = wish;
    const order = (await lockOrder(tx, number.toUpperCase())) ?? refuse("ORDER_NOT_FOUND");
    if (!isToMove(order.state)) return refuse("ORDER_CLOSED");
    await mayChange(tx, order, { caller, email, now });
    await mayBegin(tx, order, caller.staffId, now);
    const move = { id: randomUUID(), order_id: order.id, email, staff_id: caller.staffId, proven_by: provenBy, reason };
    await beginMove(tx, { ...move, expires_at: new Date(now.getTime() + shortCode.minutes * minuteMs) });
    await issueCode(tx, { ...moveProof(move), by: "mail", language: order.lang }, context);
    const [from, to] = [order.email, email].map(maskedMailbox);
    const notice = { what: to!, repetition: randomUUID(), recipient: order.email };
    await queueMail(tx, order.id, "mailbox_move_asked", now, notice);
    await recordAction(tx, byCaller(context), "mailbox_move_asked", {
      orderId: order.id,
      before: { email: from },
      after: { email: to },
      reason,
      provenBy,
    });
    return {};
  });
});

/** Whoever began one may begin it anew, with another code. */
async function mayBegin(tx: DbOrTx, order: Order, staffId: string, now: Date): Promise<void> {
  const open = await openMove(tx, order.id, now);
  if (open && open.staff_id !== staffId) return refuse("MAILBOX_MOVE_BEGUN");
  const begun = await actionsSince(tx, staffId, "mailbox_move_asked", new Date(now.getTime() - dayMs));
  if (begun >= movesBegunPerDay) return refuse("ADDRESSES_CORRECTED_OFTEN");
}
