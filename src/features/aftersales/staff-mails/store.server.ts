import type { Insertable, Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { MailRow } from "../../../platform/database/tables.ts";

type OrderMail = Selectable<MailRow>;

export function mailById(db: DbOrTx, id: string): Promise<OrderMail | undefined> {
  return db.selectFrom("mails").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Of each e-mail of a kind that an order's buyer has had, the last one. */
export function lastMailsOfKind(tx: DbOrTx, orderId: string, kind: OrderMail["kind"]): Promise<OrderMail[]> {
  return tx
    .selectFrom("mails")
    .distinctOn(["position", "what", "day"])
    .selectAll()
    .where("order_id", "=", orderId)
    .where("kind", "=", kind)
    .where("state", "=", "sent")
    .orderBy("position")
    .orderBy("what")
    .orderBy("day")
    .orderBy("queued_at", "desc")
    .execute();
}

/** The e-mails about the same thing, of an order whose row the caller has locked. */
export function mailsLike(tx: DbOrTx, { order_id, kind, position, what, day }: OrderMail) {
  return tx
    .selectFrom("mails")
    .select(["state", "queued_at"])
    .where("order_id", "=", order_id)
    .where("kind", "=", kind)
    .where("position", "is not distinct from", position)
    .where("what", "is not distinct from", what)
    .where("day", "is not distinct from", day)
    .execute();
}

export async function putMail(tx: DbOrTx, mail: Insertable<MailRow>): Promise<string> {
  return (await tx.insertInto("mails").values(mail).returning("id").executeTakeFirstOrThrow()).id;
}

/** Either this or `deleteHeld` finds the e-mail held, whichever is first. */
export async function letGo(tx: DbOrTx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("mails")
    .set({ held_until: null })
    .where("id", "=", id)
    .where("held_until", "is not", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A repetition alone: what tells of something that was done goes back with it (`takeHeldBack`). */
export async function deleteHeld(tx: DbOrTx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("mails")
    .where("id", "=", id)
    .where("held_until", "is not", null)
    .where("repetition", "is not", null)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
