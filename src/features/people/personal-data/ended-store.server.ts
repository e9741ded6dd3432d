import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";

/**
 * Expiring data: when it ends, and how long it is kept after, according to the privacy policy (7). Messages are stored
 * only where nothing is sent: in the outbox of a demo shop.
 */
const ends = {
  sessions: ["expires_at", "0"],
  proof_codes: ["expires_at", "0"],
  mailbox_moves: ["expires_at", "0"],
  known_places: ["seen_at", "1 year"],
  attempts: ["ends_at", "0"],
  shared_calls: ["ends_at", "0"],
  passkey_challenges: ["expires_at", "0"],
  staff_places: ["seen_at", "1 year"],
  staff_sessions: ["expires_at", "0"],
  reveals: ["ends_at", "0"],
  staff_challenges: ["expires_at", "0"],
  staff_invitations: ["expires_at", "0"],
  staff_requests: ["at", "1 day"],
  right_uses: ["day", "28 days"],
  // until then they prove that it was answered in time
  privacy_requests: ["ended_at", "3 years"],
  stock_uploads: ["at", "1 hour"],
  clicks: ["at", "12 months"],
  kept_mails: ["kept_at", "30 days"],
  kept_texts: ["kept_at", "30 days"],
  kept_pushes: ["kept_at", "30 days"],
} as const;

type Passing = keyof typeof ends;
export const passing = Object.keys(ends) as Passing[];

/** Deletes at most this many; skips rows that are being renewed. Returns how many. */
export async function deleteEnded(db: DbOrTx, table: Passing, now: Date, most: number): Promise<number> {
  const [end, after] = ends[table];
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any (array(
      select ctid from ${sql.table(table)} where ${sql.ref(end)} <= ${now}::timestamptz - ${sql.lit(after)}::interval
        limit ${most} for update skip locked))`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
