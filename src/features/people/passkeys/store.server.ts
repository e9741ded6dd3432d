import type { Insertable, Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { PasskeyRow } from "../../../platform/database/tables.ts";

export type Passkey = Selectable<PasskeyRow>;

export function passkeysOf(db: DbOrTx, accountId: string): Promise<Passkey[]> {
  return db.selectFrom("passkeys").selectAll().where("account_id", "=", accountId).orderBy("created_at").execute();
}

export function passkeyById(db: DbOrTx, id: string): Promise<Passkey | undefined> {
  return db.selectFrom("passkeys").selectAll().where("id", "=", id).executeTakeFirst();
}

/** False when it exists already. */
export async function addPasskey(db: DbOrTx, passkey: Insertable<PasskeyRow>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("passkeys")
    .values(passkey)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function noteUsed(db: DbOrTx, id: string, counter: number, now: Date): Promise<void> {
  await db
    .updateTable("passkeys")
    .set({ counter: String(counter), used_at: now })
    .where("id", "=", id)
    .execute();
}

export async function removePasskeyOf(db: DbOrTx, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("passkeys")
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

export async function keepChallenge(
  db: DbOrTx,
  challenge: { id: string; challenge: string; account_id: string | null; expires_at: Date },
): Promise<void> {
  await db.insertInto("passkey_challenges").values(challenge).execute();
}

/** A challenge is single-use: the first request takes it. */
export async function takeChallenge(
  db: DbOrTx,
  id: string,
  accountId: string | null,
  now: Date,
): Promise<string | undefined> {
  const taken = await db
    .deleteFrom("passkey_challenges")
    .where("id", "=", id)
    .where("account_id", accountId === null ? "is" : "=", accountId)
    .returning(["challenge", "expires_at"])
    .executeTakeFirst();
  return taken && taken.expires_at > now ? taken.challenge : undefined;
}
