import type { Selectable } from "kysely";
import type { Language } from "../../kernel/language.ts";
import type { DbOrTx } from "../../platform/database/database.server.ts";
import type { AccountRow } from "../../platform/database/tables.ts";

export type Account = Selectable<AccountRow>;

export function accountById(db: DbOrTx, id: string): Promise<Account | undefined> {
  return db.selectFrom("accounts").selectAll().where("id", "=", id).executeTakeFirst();
}

type NewAccount = { email: string; lang: Language; privacyVersion?: string | undefined; now: Date };

/** The account of a mailbox, opened where there is none; two at the same moment open one. */
export async function openAccount(db: DbOrTx, { email, lang, privacyVersion, now }: NewAccount): Promise<{ id: string; created: boolean }> {
  const opened = await db
    .insertInto("accounts")
    .values({ email, lang, created_at: now, ...(privacyVersion !== undefined && { privacy_version: privacyVersion, privacy_given_at: now }) })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (opened) return { id: opened.id, created: true };
  const { id } = await db.selectFrom("accounts").select("id").where("email", "=", email).executeTakeFirstOrThrow();
  return { id, created: false };
}

export function accountByPhone(db: DbOrTx, phone: string): Promise<Account | undefined> {
  return db.selectFrom("accounts").selectAll().where("phone", "=", phone).executeTakeFirst();
}
