import type { DbOrTx } from "../../../platform/database/database.server.ts";

/** The newest alone opens anything. */
export async function putInvitation(
  tx: DbOrTx,
  invitation: { staff_id: string; token_hash: Buffer; expires_at: Date },
): Promise<void> {
  const { staff_id: _whose, ...anew } = invitation;
  await tx
    .insertInto("staff_invitations")
    .values(invitation)
    .onConflict((conflict) => conflict.column("staff_id").doUpdateSet(anew))
    .execute();
}

export function invitedBy(db: DbOrTx, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom("staff_invitations")
    .innerJoin("staff", "staff.id", "staff_id")
    .select(["staff.id", "email", "name"])
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** Until when a link opens; undefined where it opens nothing any more. */
export async function invitationUntil(db: DbOrTx, tokenHash: Buffer, now: Date): Promise<Date | undefined> {
  const found = await db
    .selectFrom("staff_invitations")
    .select("expires_at")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return found?.expires_at;
}

/** False when there is none any more. */
export async function dropInvitation(tx: DbOrTx, staffId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("staff_invitations")
    .where("staff_id", "=", staffId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Whoever takes it first has it; false for all others. */
export async function takeInvitation(tx: DbOrTx, tokenHash: Buffer, now: Date): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("staff_invitations")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
