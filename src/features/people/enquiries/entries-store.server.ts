import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";

type Entry = { enquiryId: string; kind: "note" | "answer"; staffId: string; at: Date; text: string };

export async function writeEntry(tx: DbOrTx, { enquiryId, kind, staffId, at, text }: Entry): Promise<string> {
  const { id } = await tx
    .insertInto("enquiry_entries")
    .values({ enquiry_id: enquiryId, kind, staff_id: staffId, at, text })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export function answerById(db: DbOrTx, id: string): Promise<{ text: string } | undefined> {
  return db
    .selectFrom("enquiry_entries")
    .select("text")
    .where("id", "=", id)
    .where("kind", "=", "answer")
    .executeTakeFirst();
}

type ShownEntry = { kind: "note" | "answer"; who: string; at: Date; text: string };

export async function entriesOf(db: DbOrTx, enquiryId: string): Promise<ShownEntry[]> {
  const { rows } = await sql<ShownEntry>`
    select kind, staff.name as who, at, text from enquiry_entries join staff on staff.id = staff_id
    where enquiry_id = ${enquiryId} order by at, enquiry_entries.id`.execute(db);
  return rows;
}
