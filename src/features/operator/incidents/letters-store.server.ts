import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { Texts } from "./store.server.ts";

type NewLetter = { incidentId: string; staffId: string; at: Date; heldUntil: Date; texts: Texts };

/** A statement has seconds. */
const inOneStatement = 5000;

/** Held, with the orders that it goes to. An order that has heard of the incident is not written to again. */
export async function putLetter(tx: DbOrTx, letter: NewLetter, orderIds: readonly string[]): Promise<string> {
  const { id } = await tx
    .insertInto("incident_letters")
    .values({
      incident_id: letter.incidentId,
      staff_id: letter.staffId,
      at: letter.at,
      held_until: letter.heldUntil,
      texts: JSON.stringify(letter.texts),
      orders: orderIds.length,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (let first = 0; first < orderIds.length; first += inOneStatement)
    await sql`
      insert into incident_orders (incident_id, order_id, letter_id)
      select ${letter.incidentId}::uuid, order_id, ${id}::uuid
      from unnest(${orderIds.slice(first, first + inOneStatement)}::uuid[]) as order_id`.execute(tx);
  return id;
}

/** Either this or `deleteHeldLetter` finds it held, whichever is first. False: it was taken back. */
export async function letLetterGo(tx: DbOrTx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("incident_letters")
    .set({ held_until: null })
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** With its orders, which have heard nothing then. */
export async function deleteHeldLetter(
  tx: DbOrTx,
  id: string,
): Promise<{ incidentId: string; orders: number } | undefined> {
  const gone = await tx
    .deleteFrom("incident_letters")
    .where("id", "=", id)
    .where("held_until", "is not", null)
    .returning(["incident_id", "orders"])
    .executeTakeFirst();
  return gone && { incidentId: gone.incident_id, orders: gone.orders };
}

export async function isLetter(db: DbOrTx, id: string): Promise<boolean> {
  return (await db.selectFrom("incident_letters").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}

/** The next that have no e-mail yet, locked and marked as having one: their e-mails are queued in the same transaction. */
export async function takeUnwritten(tx: DbOrTx, letterId: string, now: Date, most: number) {
  const { rows } = await sql<{ incident_id: string; order_id: string }>`
    with next as (
      select incident_id, order_id from incident_orders where letter_id = ${letterId} and queued_at is null
      order by order_id limit ${sql.lit(most)} for update skip locked)
    update incident_orders o set queued_at = ${now} from next
    where o.incident_id = next.incident_id and o.order_id = next.order_id
    returning o.incident_id, o.order_id`.execute(tx);
  return rows;
}
