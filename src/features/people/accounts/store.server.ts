import { type Selectable } from "kysely";
import { DatabaseError } from "pg";
import type { Language } from "../../../kernel/language.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import type { AccountRow } from "../../../platform/database/tables.ts";
import type { AccountName } from "./typed-names.server.ts";

export type Account = Selectable<AccountRow>;

export function accountById(db: DbOrTx, id: string): Promise<Account | undefined> {
  return db.selectFrom("accounts").selectAll().where("id", "=", id).executeTakeFirst();
}

/** What every page of its owner shows. */
export function accountShown(
  db: DbOrTx,
  id: string,
): Promise<Pick<Account, "email" | "phone" | "password_hash" | "created_at" | "privacy_version"> | undefined> {
  return db
    .selectFrom("accounts")
    .select(["email", "phone", "password_hash", "created_at", "privacy_version"])
    .modifyFront(prepared)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** By the name used to sign in. */
export function accountByName(db: DbOrTx, { by, name }: AccountName): Promise<Account | undefined> {
  return db.selectFrom("accounts").selectAll().where(by, "=", name).executeTakeFirst();
}

/** The same with a lock, for changes: a name that is being removed concurrently is not found. */
export function lockAccountByName(tx: DbOrTx, { by, name }: AccountName): Promise<Account | undefined> {
  return tx.selectFrom("accounts").selectAll().where(by, "=", name).forNoKeyUpdate().executeTakeFirst();
}

/** Locks the account for a change. */
export function lockAccount(tx: DbOrTx, id: string): Promise<Account | undefined> {
  return tx.selectFrom("accounts").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
}

type NewAccount = { email: string; lang: Language; privacyVersion?: string | undefined; now: Date };

/** Finds or creates the account of a mailbox; concurrent calls create one. Records new consents. */
export async function openAccount(
  db: DbOrTx,
  { email, lang, privacyVersion, now }: NewAccount,
): Promise<{ id: string; created: boolean }> {
  const agreed = privacyVersion === undefined ? undefined : { privacy_version: privacyVersion, privacy_given_at: now };
  const opened = await db
    .insertInto("accounts")
    .values({ email, lang, created_at: now, ...agreed })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (opened) return { id: opened.id, created: true };
  const { id, privacy_version } = await db
    .selectFrom("accounts")
    .select(["id", "privacy_version"])
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  if (agreed && privacy_version !== privacyVersion)
    await db.updateTable("accounts").set(agreed).where("id", "=", id).execute();
  return { id, created: false };
}

export async function setConsent(db: DbOrTx, id: string, version: string, now: Date): Promise<void> {
  await db
    .updateTable("accounts")
    .set({ privacy_version: version, privacy_given_at: now })
    .where("id", "=", id)
    .where("privacy_version", "is distinct from", version)
    .execute();
}

/** Every order is placed with a consent of its own. */
export async function hasAgreedByOrder(db: DbOrTx, accountId: string, versions: readonly string[]): Promise<boolean> {
  const found = await db
    .selectFrom("orders")
    .innerJoin("order_consents", "order_consents.order_id", "orders.id")
    .select("orders.id")
    .where("orders.account_id", "=", accountId)
    .where("consent", "=", "privacy_policy")
    .where("text_version", "in", [...versions])
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function setPassword(db: DbOrTx, id: string, hash: string): Promise<void> {
  await db.updateTable("accounts").set({ password_hash: hash }).where("id", "=", id).execute();
}

/** Compare-and-set; the row stays locked, which serialises it with other changes. */
export async function replacePassword(
  tx: DbOrTx,
  id: string,
  { was, becomes }: { was: string | null; becomes: string },
): Promise<boolean> {
  const same = tx
    .selectFrom("accounts")
    .select("id")
    .where("id", "=", id)
    .where("password_hash", "is not distinct from", was);
  if (!(await same.forNoKeyUpdate().executeTakeFirst())) return false;
  if (was !== becomes) await setPassword(tx, id, becomes);
  return true;
}

export async function setPhone(db: DbOrTx, id: string, phone: string): Promise<void> {
  await db.updateTable("accounts").set({ phone }).where("id", "=", id).execute();
}

export async function setEmail(db: DbOrTx, id: string, email: string): Promise<void> {
  await db.updateTable("accounts").set({ email }).where("id", "=", id).execute();
}

/** Whether a write failed on the unique phone or mailbox. */
export function isTaken(error: unknown, column: "phone" | "email"): boolean {
  return error instanceof DatabaseError && error.code === "23505" && error.constraint === `accounts_${column}_key`;
}

/** Deletes dependent rows too (db/migrations/0009). */
export async function removeAccount(tx: DbOrTx, id: string): Promise<void> {
  await tx.deleteFrom("accounts").where("id", "=", id).execute();
}
