import { sql } from "kysely";
import type { DbOrTx } from "../../platform/database/database.server.ts";

/** What is of no use to anybody once its time is over, and when that is. */
const ends = { sessions: "expires_at", proof_codes: "expires_at", attempts: "ends_at", passkey_challenges: "expires_at" } as const;

export type Passing = keyof typeof ends;
export const passing = Object.keys(ends) as Passing[];

/** Deletes so many at most; what somebody renews at this moment is left alone. Answers how many. */
export async function deleteEnded(db: DbOrTx, table: Passing, now: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any (array(
      select ctid from ${sql.table(table)} where ${sql.ref(ends[table])} <= ${now} limit ${most} for update skip locked))`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
