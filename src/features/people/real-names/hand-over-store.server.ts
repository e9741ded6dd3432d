import { sql, type Insertable, type Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { RealNameHandOverRow } from "../../../platform/database/tables/real-names.ts";

export type HandOver = Selectable<RealNameHandOverRow>;

/** The newest code of a form is the only one: those before end with it. */
export async function insertHandOver(tx: DbOrTx, handOver: Insertable<RealNameHandOverRow>): Promise<void> {
  await tx.deleteFrom("real_name_hand_overs").where("real_name_id", "=", handOver.real_name_id).execute();
  await tx.insertInto("real_name_hand_overs").values(handOver).execute();
}

/** Of two devices with the same code one takes it, and by the same request as often as it asks. */
export async function takeHandOverByCode(
  db: DbOrTx,
  { hash, by }: { hash: Buffer; by: Buffer | undefined },
  now: Date,
): Promise<HandOver | undefined> {
  const { rows } = await sql<HandOver>`
    update real_name_hand_overs set taken_at = coalesce(taken_at, ${now}), taken_by = ${by ?? null}
    where code_hash = ${hash} and ends_at > ${now} and (taken_at is null or taken_by = ${by ?? null})
    returning *`.execute(db);
  return rows[0];
}

export function handOverOf(db: DbOrTx, realNameId: string): Promise<HandOver | undefined> {
  return db.selectFrom("real_name_hand_overs").selectAll().where("real_name_id", "=", realNameId).executeTakeFirst();
}

export async function dropEndedHandOvers(db: DbOrTx, now: Date): Promise<void> {
  await sql`delete from real_name_hand_overs where ends_at <= ${now}`.execute(db);
}
