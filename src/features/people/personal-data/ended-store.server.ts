import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";

/**
 * What is of no use to anybody once its time is over: when that is, and how long it is kept after, as the privacy
 * policy says (7).
 * Messages are kept where nobody sends them: the outbox of a shop that is tried out.
 */
const ends = {
  sessions: ["expires_at", "0"],
  proof_codes: ["expires_at", "0"],
  known_places: ["seen_at", "1 year"],
  attempts: ["ends_at", "0"],
  shared_calls: ["ends_at", "0"],
  passkey_challenges: ["expires_at", "0"],
  clicks: ["at", "12 months"],
  kept_mails: ["kept_at", "30 days"],
  kept_texts: ["kept_at", "30 days"],
  kept_pushes: ["kept_at", "30 days"],
} as const;

type Passing = keyof typeof ends;
export const passing = Object.keys(ends) as Passing[];

/** Deletes so many at most; what somebody renews at this moment is left alone. Answers how many. */
export async function deleteEnded(db: DbOrTx, table: Passing, now: Date, most: number): Promise<number> {
  const [end, after] = ends[table];
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any (array(
      select ctid from ${sql.table(table)} where ${sql.ref(end)} <= ${now}::timestamptz - ${sql.lit(after)}::interval
        limit ${most} for update skip locked))`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
