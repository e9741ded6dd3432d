import { sql, type RawBuilder } from "kysely";
import { may } from "../../../kernel/staff-right.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { getsIn } from "../actions/gets-in.server.ts";
import { rightsOfMember } from "../actions/rights-of-role.server.ts";
import { mentionsShown, type Mention } from "./rules.ts";

/** Who can be told about an order: colleagues who have a way in and may see orders. */
export async function colleagues(db: DbOrTx): Promise<{ id: string; name: string; email: string }[]> {
  const { rows } = await sql<{ id: string; name: string; email: string; role: string; rights: string[] }>`
    select id, name, email, role, ${rightsOfMember("staff")} as rights from staff
    where ${getsIn("staff")}
    order by name, email`.execute(db);
  return rows.filter((one) => may(one, "see_orders"));
}

export async function orderIdOf(db: DbOrTx, number: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from orders where number = ${number.toUpperCase()}`.execute(db);
  return rows[0]?.id;
}

type Note = { orderId: string; staffId: string; at: Date; text: string };

export async function putNote(tx: DbOrTx, { orderId, staffId, at, text }: Note, told: Mention[]): Promise<string> {
  const { id } = await tx
    .insertInto("order_notes")
    .values({ order_id: orderId, staff_id: staffId, at, text })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (told.length > 0)
    await tx
      .insertInto("note_mentions")
      .values(told.map((one) => ({ note_id: id, staff_id: one.staffId, called: one.called, seen_at: null })))
      .execute();
  return id;
}

/** One's own; behind its row, so that it is deleted once. */
export function lockOwnNote(tx: DbOrTx, id: string, staffId: string) {
  return tx
    .selectFrom("order_notes")
    .select(["order_id", "at"])
    .where("id", "=", id)
    .where("staff_id", "=", staffId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function deleteNoteRow(tx: DbOrTx, id: string): Promise<void> {
  await tx.deleteFrom("order_notes").where("id", "=", id).execute();
}

/** Of customers who are erased: what colleagues wrote about them goes with them. */
export async function deleteNotesOf(tx: DbOrTx, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length > 0)
    await tx
      .deleteFrom("order_notes")
      .where("order_id", "in", [...orderIds])
      .execute();
}

type NoteFacts = { id: string; staffId: string; called: string[] };

/** Whose notes these are, and which names they mark. */
export async function factsOfNotes(db: DbOrTx, ids: readonly string[]): Promise<NoteFacts[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<NoteFacts>`
    select id, staff_id as "staffId",
      array(select distinct called from note_mentions where note_id = order_notes.id order by called) as called
    from order_notes where id = any (${[...ids]}::uuid[])`.execute(db);
  return rows;
}

type Unseen = { id: string; number: string; who: string; at: Date; text: string };

/** The notes that name somebody who has not seen them yet, the newest first. */
export async function unseenMentions(db: DbOrTx, staffId: string): Promise<Unseen[]> {
  const { rows } = await sql<Unseen>`
    select n.id, o.number, s.name as who, n.at, n.text
    from note_mentions m join order_notes n on n.id = m.note_id join orders o on o.id = n.order_id
      join staff s on s.id = n.staff_id
    where m.staff_id = ${staffId} and m.seen_at is null
    order by n.at desc, n.id limit ${sql.lit(mentionsShown)}`.execute(db);
  return rows;
}

export const countMentions = (staffId: string, most: number): RawBuilder<number> => sql<number>`
  (select count(*)::int from (select from note_mentions where staff_id = ${staffId} and seen_at is null
    limit ${sql.lit(most)}) as those)`;

export async function isMentioned(db: DbOrTx, orderId: string, staffId: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from note_mentions m join order_notes n on n.id = m.note_id
      where m.staff_id = ${staffId} and m.seen_at is null and n.order_id = ${orderId}) as is`.execute(db);
  return rows[0]!.is;
}

export async function seeMentionsOn(db: DbOrTx, orderId: string, staffId: string, now: Date): Promise<void> {
  await sql`
    update note_mentions set seen_at = ${now} where staff_id = ${staffId} and seen_at is null
      and note_id in (select id from order_notes where order_id = ${orderId})`.execute(db);
}
