import { sql } from "kysely";
import type { Language } from "../../../kernel/language.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";

type NewBrowser = {
  endpoint: string;
  p256dh: string;
  auth: string;
  accountId: string;
  sessionId: string;
  lang: Language;
  now: Date;
};

/** Locks the account's row, so that concurrent subscriptions are counted one after the other. */
export async function lockAccount(tx: DbOrTx, accountId: string): Promise<void> {
  await tx.selectFrom("accounts").select("id").where("id", "=", accountId).forNoKeyUpdate().executeTakeFirstOrThrow();
}

/**
 * False where the endpoint is known with other keys: then the request does not come from that browser. The same browser
 * may have changed accounts.
 */
export async function keepBrowser(
  tx: DbOrTx,
  { accountId, sessionId, endpoint, p256dh, auth, lang, now }: NewBrowser,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("push_subscriptions")
    .values({ account_id: accountId, session_id: sessionId, endpoint, p256dh, auth, lang, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column("endpoint")
        .doUpdateSet({ account_id: accountId, session_id: sessionId, lang, created_at: now })
        .where("push_subscriptions.p256dh", "=", p256dh)
        .where("push_subscriptions.auth", "=", auth),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function forgetOldest(tx: DbOrTx, accountId: string, most: number): Promise<void> {
  await sql`
    delete from push_subscriptions where id in (
      select id from push_subscriptions where account_id = ${accountId} order by created_at desc, id offset ${most}
    )`.execute(tx);
}

export async function forgetBrowser(db: DbOrTx, accountId: string, endpoint: string): Promise<void> {
  await db
    .deleteFrom("push_subscriptions")
    .where("account_id", "=", accountId)
    .where("endpoint", "=", endpoint)
    .execute();
}

/** Subscriptions with a valid session; expired sessions may remain for a while. */
export function browsersOf(db: DbOrTx, accountId: string, now: Date) {
  return db
    .selectFrom("push_subscriptions as browser")
    .innerJoin("sessions", "sessions.id", "browser.session_id")
    .select(["browser.id", "browser.endpoint", "browser.p256dh", "browser.auth", "browser.lang", "browser.session_id"])
    .modifyFront(prepared)
    .where("browser.account_id", "=", accountId)
    .where("sessions.expires_at", ">", now)
    .execute();
}

/** The browser has unsubscribed. */
export async function forgetSubscription(db: DbOrTx, id: string): Promise<void> {
  await db.deleteFrom("push_subscriptions").where("id", "=", id).execute();
}
