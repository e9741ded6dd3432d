import type { Insertable, Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { StaffPasskeyRow } from "../../../platform/database/tables.ts";

export function staffPasskeyById(db: DbOrTx, id: string): Promise<Selectable<StaffPasskeyRow> | undefined> {
  return db.selectFrom("staff_passkeys").selectAll().where("id", "=", id).executeTakeFirst();
}

/** False when somebody has it already. */
export async function addStaffPasskey(tx: DbOrTx, passkey: Insertable<StaffPasskeyRow>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("staff_passkeys")
    .values(passkey)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** False when it has been removed meanwhile. */
export async function noteStaffPasskeyUsed(tx: DbOrTx, id: string, counter: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("staff_passkeys")
    .set({ counter: String(counter), used_at: now })
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function removeStaffPasskeysOf(tx: DbOrTx, staffId: string): Promise<void> {
  await tx.deleteFrom("staff_passkeys").where("staff_id", "=", staffId).execute();
}

export async function keepStaffChallenge(
  db: DbOrTx,
  challenge: { id: string; challenge: string; staff_id: string | null; expires_at: Date },
): Promise<void> {
  await db.insertInto("staff_challenges").values(challenge).execute();
}

/** A challenge counts once: whoever asks first takes it away. */
export async function takeStaffChallenge(
  db: DbOrTx,
  id: string,
  staffId: string | null,
  now: Date,
): Promise<string | undefined> {
  const taken = await db
    .deleteFrom("staff_challenges")
    .where("id", "=", id)
    .where("staff_id", staffId === null ? "is" : "=", staffId)
    .returning(["challenge", "expires_at"])
    .executeTakeFirst();
  return taken && taken.expires_at > now ? taken.challenge : undefined;
}
