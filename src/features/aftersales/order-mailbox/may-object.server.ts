import { dayMs } from "../../../kernel/duration.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { hasDoneTo } from "../../records/actions/store.server.ts";
import { daysKept } from "./rules.ts";

/** A move was begun of late, and none done: from a mailbox that has the order already a colleague takes it back instead. */
export async function mayObject(db: DbOrTx, orderId: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - daysKept * dayMs);
  const done = (action: "mailbox_move_asked" | "mailbox_move_objected" | "address_corrected") =>
    hasDoneTo(db, { orderId, action }, since);
  return (
    (await done("mailbox_move_asked")) && !(await done("mailbox_move_objected")) && !(await done("address_corrected"))
  );
}
