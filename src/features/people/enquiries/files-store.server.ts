import { sql, type Insertable, type Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { EnquiryFileRow } from "../../../platform/database/tables/enquiries.ts";
import { pieceBytes } from "./rules.ts";

export type EnquiryFile = Selectable<EnquiryFileRow>;

/** The key in the object store of each of a file's pieces, in their order. */
export const objectsOf = ({ id, bytes }: Pick<EnquiryFile, "id" | "bytes">): string[] =>
  Array.from({ length: Math.ceil(bytes / pieceBytes) }, (_, place) => `enquiries/${id}/${place}`);
/** What staff know it by: its own name is its sender's. */
export const nameOfFile = (number: string, id: string): string => `${number}-${id.slice(0, 8)}`;
/** What a piece's bytes are bound to, beside the file. */
export const partOf = (place: number): string => `piece ${place}`;

export function fileById(db: DbOrTx, id: string): Promise<EnquiryFile | undefined> {
  return db.selectFrom("enquiry_files").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Those that are there or on their way, in the order in which they were begun. */
export function filesOf(db: DbOrTx, enquiryId: string): Promise<EnquiryFile[]> {
  return db
    .selectFrom("enquiry_files")
    .selectAll()
    .where("enquiry_id", "=", enquiryId)
    .where("state", "in", ["writing", "kept"])
    .orderBy("added_at")
    .orderBy("id")
    .execute();
}

/** Before its first piece is put there: no object is without a row. */
export async function beginFile(
  tx: DbOrTx,
  file: Omit<Insertable<EnquiryFileRow>, "state" | "received" | "gone_at">,
): Promise<void> {
  await tx
    .insertInto("enquiry_files")
    .values({ ...file, state: "writing", gone_at: null })
    .execute();
}

/** The piece after so many bytes is there, and with the last one the file is. Only while its form is not sent. */
export async function notePiece(db: DbOrTx, id: string, offset: number, received: number): Promise<void> {
  await sql`
    update enquiry_files set received = ${received}, state = case when ${received} = bytes then 'kept' else state end
    where id = ${id} and received = ${offset} and state = 'writing'
      and exists (select from enquiries where id = enquiry_id and state = 'draft')`.execute(db);
}

/** Its bytes are deleted with the next sweep. */
export async function leaveFile(tx: DbOrTx, enquiryId: string, id: string): Promise<void> {
  await tx
    .updateTable("enquiry_files")
    .set({ state: "leaving" })
    .where("enquiry_id", "=", enquiryId)
    .where("id", "=", id)
    .where("state", "in", ["writing", "kept"])
    .execute();
}

/** All of an enquiry, or those of it that are not whole. */
export async function leaveFiles(tx: DbOrTx, enquiryId: string, which: "all" | "unfinished"): Promise<void> {
  await tx
    .updateTable("enquiry_files")
    .set({ state: "leaving" })
    .where("enquiry_id", "=", enquiryId)
    .where("state", "in", which === "all" ? ["writing", "kept"] : ["writing"])
    .execute();
}

export async function filesToSweep(db: DbOrTx, most: number): Promise<Pick<EnquiryFile, "id" | "bytes">[]> {
  return db
    .selectFrom("enquiry_files")
    .select(["id", "bytes"])
    .where("state", "=", "leaving")
    .orderBy("added_at")
    .limit(most)
    .execute();
}

/** Its name is gone with it. */
export async function noteFileGone(db: DbOrTx, id: string, now: Date): Promise<void> {
  await db
    .updateTable("enquiry_files")
    .set({ state: "gone", gone_at: now, name: "" })
    .where("id", "=", id)
    .where("state", "=", "leaving")
    .execute();
}
