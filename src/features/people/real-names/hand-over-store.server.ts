import { sql, type Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { RealNameHandOverRow } from "../../../platform/database/tables/real-names.ts";

export type HandOver = Selectable<RealNameHandOverRow>;

/** The newest code of a form is the only one: those before end with it. */
export async function insertHandOver(tx: DbOrTx, handOver: HandOver): Promise<void> {
  await tx.deleteFrom("real_name_hand_overs").where("real_name_id", "=", handOver.real_name_id).execute();
  await tx.insertInto("real_name_hand_overs").values(handOver).execute();
}

/** Of two devices with the same code one takes it. */
export function takeHandOverByCode(db: DbOrTx, codeHash: Buffer, now: Date): Promise<HandOver | undefined> {
  return db
    .updateTable("real_name_hand_overs")
    .set({ taken_at: now })
    .where("code_hash", "=", codeHash)
    .where("taken_at", "is", null)
    .where("ends_at", ">", now)
    .returningAll()
    .executeTakeFirst();
}

export function handOverOf(db: DbOrTx, realNameId: string): Promise<HandOver | undefined> {
  return db.selectFrom("real_name_hand_overs").selectAll().where("real_name_id", "=", realNameId).executeTakeFirst();
}

export async function dropEndedHandOvers(db: DbOrTx, now: Date): Promise<void> {
  await sql`delete from real_name_hand_overs where ends_at <= ${now}`.execute(db);
}
