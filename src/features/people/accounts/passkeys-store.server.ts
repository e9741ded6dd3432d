import type { DbOrTx } from "../../../platform/database/database.server.ts";

/** The passkeys that a password reset can remove. */
export function passkeysShown(db: DbOrTx, accountId: string): Promise<{ name: string; created_at: Date }[]> {
  return db
    .selectFrom("passkeys")
    .select(["name", "created_at"])
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .execute();
}

/** Returns how many. */
export async function removePasskeys(tx: DbOrTx, accountId: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom("passkeys")
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
