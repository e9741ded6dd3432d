import type { DbOrTx } from "../../../platform/database/database.server.ts";

type NewShare = { tokenHash: Buffer; orderId: string; position: number; now: Date; expiresAt: Date };

export async function writeShare(
  tx: DbOrTx,
  { tokenHash, orderId, position, now, expiresAt }: NewShare,
): Promise<string> {
  const { id } = await tx
    .insertInto("esim_shares")
    .values({ token_hash: tokenHash, order_id: orderId, position, created_at: now, expires_at: expiresAt })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Those that still work, newest first. */
export function workingShares(db: DbOrTx, orderId: string, now: Date) {
  return db
    .selectFrom("esim_shares")
    .select(["id", "position", "created_at", "expires_at", "opened_at"])
    .where("order_id", "=", orderId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

export async function revoke(
  db: DbOrTx,
  { orderId, id, now }: { orderId: string; id: string; now: Date },
): Promise<void> {
  await db
    .updateTable("esim_shares")
    .set({ revoked_at: now })
    .where("id", "=", id)
    .where("order_id", "=", orderId)
    .where("revoked_at", "is", null)
    .execute();
}

export async function revokeAll(tx: DbOrTx, orderId: string, now: Date): Promise<void> {
  await tx
    .updateTable("esim_shares")
    .set({ revoked_at: now })
    .where("order_id", "=", orderId)
    .where("revoked_at", "is", null)
    .execute();
}

/** Those of one SIM. */
export async function revokeOfSim(
  tx: DbOrTx,
  { orderId, position }: { orderId: string; position: number },
  now: Date,
): Promise<void> {
  await tx
    .updateTable("esim_shares")
    .set({ revoked_at: now })
    .where("order_id", "=", orderId)
    .where("position", "=", position)
    .where("revoked_at", "is", null)
    .execute();
}

export function workingShare(db: DbOrTx, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom("esim_shares")
    .select(["id", "order_id", "position", "expires_at", "opened_at"])
    .where("token_hash", "=", tokenHash)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** The first time counts. */
export async function markOpened(db: DbOrTx, id: string, now: Date): Promise<void> {
  await db
    .updateTable("esim_shares")
    .set({ opened_at: now })
    .where("id", "=", id)
    .where("opened_at", "is", null)
    .execute();
}
