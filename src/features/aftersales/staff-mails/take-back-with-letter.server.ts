import { refuse } from "../../../kernel/refusal.ts";
import type { StaffRight } from "../../../kernel/staff-right.ts";
import type { Context, StaffCaller } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { MailKind } from "../../../platform/database/tables.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import type { Action } from "../../records/actions/rules.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { takeHeldBack } from "../../records/mail-queue/store.server.ts";
import { lockOrderById, type Order } from "../../sales/orders/store.server.ts";
import { mailById } from "./store.server.ts";

/** `what`: what the letter is about. `undo`: false where something came of it already. */
type Deed = {
  path: string;
  kind: MailKind;
  right: StaffRight;
  action: Action;
  undo: (tx: DbOrTx, order: Order, what: string, now: Date) => Promise<boolean>;
};
type Staff = Pick<Context, "db" | "now" | "visitor"> & { caller: StaffCaller };
type Wish = { requestKey: string; id: string };

/** What was done goes back with the letter that tells of it, while that is held; otherwise neither does. */
export function takeBackWithLetter(wish: Wish, context: Staff, { path, kind, right, action, undo }: Deed) {
  const { db, now, caller } = context;
  return once(db, { path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, right);
    const letter = await mailById(tx, wish.id);
    if (letter?.kind !== kind || letter.what === null) return refuse("NOT_FOUND");
    // the deed stands in the letter that was first: its buyer has read that one
    if (letter.repetition !== null) return refuse("MAIL_NOT_AGAIN");
    const { what, queued_at: since } = letter;
    const order = await lockOrderById(tx, letter.order_id);
    if (!(await takeHeldBack(tx, { orderId: order.id, kind, what, since }))) return refuse("MAIL_NOT_AGAIN");
    if (!(await undo(tx, order, what, now))) return refuse("BUYER_ACTED");
    await recordAction(tx, byCaller(context), action, { orderId: order.id });
    return {};
  });
}
