import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";

type Entry = {
  enquiryId: string;
  kind: "note" | "answer";
  staffId: string;
  at: Date;
  text: string;
  heldUntil?: Date;
};

export async function writeEntry(
  tx: DbOrTx,
  { enquiryId, kind, staffId, at, text, heldUntil }: Entry,
): Promise<string> {
  const { id } = await tx
    .insertInto("enquiry_entries")
    .values({ enquiry_id: enquiryId, kind, staff_id: staffId, at, text, held_until: heldUntil ?? null })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Either this or `takeAnswerOut` finds it held, whichever is first; again after a crash. */
export function letAnswerGo(db: DbOrTx, id: string): Promise<{ text: string } | undefined> {
  return db
    .updateTable("enquiry_entries")
    .set({ held_until: null })
    .where("id", "=", id)
    .where("kind", "=", "answer")
    .returning("text")
    .executeTakeFirst();
}

type TakenOut = { enquiryId: string; id: string; now: Date };

export function takeAnswerOut(
  tx: DbOrTx,
  { enquiryId, id, now }: TakenOut,
): Promise<{ text: string; staff_id: string } | undefined> {
  return tx
    .deleteFrom("enquiry_entries")
    .where("id", "=", id)
    .where("enquiry_id", "=", enquiryId)
    .where("held_until", ">", now)
    .returning(["text", "staff_id"])
    .executeTakeFirst();
}

/** Past its moment nobody takes one back, sent or not. */
export async function hasHeldAnswer(db: DbOrTx, enquiryId: string, now: Date): Promise<boolean> {
  const held = await db
    .selectFrom("enquiry_entries")
    .select("id")
    .where("enquiry_id", "=", enquiryId)
    .where("held_until", ">", now)
    .executeTakeFirst();
  return held !== undefined;
}

type ShownEntry = {
  id: string;
  kind: "note" | "answer";
  who: string;
  at: Date;
  text: string;
  held_until: Date | null;
};

export async function entriesOf(db: DbOrTx, enquiryId: string): Promise<ShownEntry[]> {
  const { rows } = await sql<ShownEntry>`
    select enquiry_entries.id, kind, staff.name as who, at, text, held_until from enquiry_entries join staff on staff.id = staff_id
    where enquiry_id = ${enquiryId} order by at, enquiry_entries.id`.execute(db);
  return rows;
}
