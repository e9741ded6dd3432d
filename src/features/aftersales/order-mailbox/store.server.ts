import { sql, type Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { MailboxMoveRow } from "../../../platform/database/tables.ts";
import type { Order } from "../../sales/orders/store.server.ts";

/** What still waits would be drawn with the new links: it goes to the new mailbox, but for what tells the former one. */
export async function redirectQueued(tx: DbOrTx, { id, email }: Order, to: string): Promise<void> {
  await tx
    .updateTable("mails")
    .set({ recipient: to })
    .where("order_id", "=", id)
    .where("state", "=", "queued")
    .where("kind", "not in", ["address_corrected", "mailbox_move_asked"])
    .where(sql`lower(recipient)`, "=", email.toLowerCase())
    .execute();
}

export async function staffMailboxes(db: DbOrTx): Promise<string[]> {
  return (await db.selectFrom("staff").select("email").execute()).map(({ email }) => email);
}

type MailboxMove = Selectable<MailboxMoveRow>;

/** The one under way; undefined once its time ran out. */
export async function openMove(db: DbOrTx, orderId: string, now: Date): Promise<MailboxMove | undefined> {
  return db
    .selectFrom("mailbox_moves")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** In place of the one before. */
export async function beginMove(tx: DbOrTx, move: MailboxMove): Promise<void> {
  await endMove(tx, move.order_id);
  await tx.insertInto("mailbox_moves").values(move).execute();
}

export async function endMove(tx: DbOrTx, orderId: string): Promise<void> {
  await tx.deleteFrom("mailbox_moves").where("order_id", "=", orderId).execute();
}
