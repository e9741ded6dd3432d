import { sql, type Insertable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { StaffSessionRow } from "../../../platform/database/tables.ts";

/** In place of the one that the browser had. */
export async function putStaffSession(
  tx: DbOrTx,
  former: Buffer | undefined,
  session: Insertable<StaffSessionRow>,
): Promise<void> {
  if (former) await tx.deleteFrom("staff_sessions").where("token_hash", "=", former).execute();
  await tx.insertInto("staff_sessions").values(session).execute();
}

/** With whose it is and what they may: a right that is taken away is gone with the next request. */
export function liveStaffSession(db: DbOrTx, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom("staff_sessions")
    .innerJoin("staff", "staff.id", "staff_id")
    .select([
      "staff_sessions.id",
      "staff_id",
      "staff_sessions.created_at",
      "seen_at",
      "email",
      "staff.name",
      "staff.role",
      sql<string[]>`array(select "right" from staff_grants where staff_grants.role = staff.role)`.as("rights"),
    ])
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

export async function noteStaffSeen(db: DbOrTx, id: string, now: Date, end: Date): Promise<void> {
  await db.updateTable("staff_sessions").set({ seen_at: now, expires_at: end }).where("id", "=", id).execute();
}

export async function endStaffSession(tx: DbOrTx, id: string): Promise<void> {
  await tx.deleteFrom("staff_sessions").where("id", "=", id).execute();
}

/** Whoever sets up anew how to get in has lost what opened before. */
export async function endStaffSessionsOf(tx: DbOrTx, staffId: string): Promise<void> {
  await tx.deleteFrom("staff_sessions").where("staff_id", "=", staffId).execute();
}
