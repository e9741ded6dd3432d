import { sql, type Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { RealNameFormHandOverRow, RealNameFormTakenRow } from "../../../platform/database/tables/real-names.ts";

export type FormHandOver = Selectable<RealNameFormHandOverRow>;
type FormTaken = Selectable<RealNameFormTakenRow>;

export async function insertFormHandOver(db: DbOrTx, handOver: FormHandOver): Promise<void> {
  await db.insertInto("real_name_form_hand_overs").values(handOver).execute();
}

export async function formBehindCode(db: DbOrTx, codeHash: Buffer): Promise<string | undefined> {
  const found = await db
    .selectFrom("real_name_form_hand_overs")
    .select("real_name_id")
    .where("code_hash", "=", codeHash)
    .executeTakeFirst();
  return found?.real_name_id;
}

/** Of two devices with the same code one takes it, with the answers, which the row has no longer. Its form is locked before. */
export async function takeAnswersByCode(
  tx: DbOrTx,
  codeHash: Buffer,
  { now, followUntil }: { now: Date; followUntil: Date },
): Promise<Pick<FormTaken, "answers" | "ends_at"> | undefined> {
  const { rows } = await sql<Pick<FormTaken, "answers" | "ends_at">>`
    with held as (
      select code_hash, answers, ends_at from real_name_form_hand_overs
      where code_hash = ${codeHash} and taken_at is null and ends_at > ${now} for no key update)
    update real_name_form_hand_overs taken set taken_at = ${now}, answers = null, ends_at = ${followUntil}
    from held where taken.code_hash = held.code_hash returning held.answers, held.ends_at`.execute(tx);
  return rows[0];
}

/** The answer to a device that took the form may be lost on its way. */
export async function keepTaken(tx: DbOrTx, taken: FormTaken): Promise<void> {
  await tx.insertInto("real_name_forms_taken").values(taken).execute();
}

/** The same request has the same answer again, until the code ends. */
export function takenBefore(
  tx: DbOrTx,
  { hash, by }: { hash: Buffer; by: Buffer },
  now: Date,
): Promise<Pick<FormTaken, "answers"> | undefined> {
  return tx
    .selectFrom("real_name_forms_taken")
    .select("answers")
    .where("code_hash", "=", hash)
    .where("taken_by", "=", by)
    .where("ends_at", ">", now)
    .executeTakeFirst();
}

export function formHandOverOf(db: DbOrTx, realNameId: string): Promise<FormHandOver | undefined> {
  return db
    .selectFrom("real_name_form_hand_overs")
    .selectAll()
    .where("real_name_id", "=", realNameId)
    .executeTakeFirst();
}

export async function dropFormHandOver(tx: DbOrTx, realNameId: string): Promise<void> {
  await tx.deleteFrom("real_name_form_hand_overs").where("real_name_id", "=", realNameId).execute();
  await tx.deleteFrom("real_name_forms_taken").where("real_name_id", "=", realNameId).execute();
}

export async function dropEndedFormHandOvers(db: DbOrTx, now: Date): Promise<void> {
  await sql`delete from real_name_form_hand_overs where ends_at <= ${now}`.execute(db);
  await sql`delete from real_name_forms_taken where ends_at <= ${now}`.execute(db);
}
