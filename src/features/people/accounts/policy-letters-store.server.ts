import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { Account } from "./store.server.ts";

/** Accounts that have not agreed to one of these and were not told yet, marked as told; two at once share them out. */
export async function takeUntold(
  tx: DbOrTx,
  { version, versions, now, most }: { version: string; versions: readonly string[]; now: Date; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`
    insert into policy_letters (account_id, version, told_at)
    select id, ${version}, ${now} from accounts a
    where (privacy_version is null or privacy_version <> all (${[...versions]}))
      and not exists (select from policy_letters told where told.account_id = a.id and told.version = ${version})
    order by id limit ${most}
    on conflict do nothing returning account_id`.execute(tx);
  return rows.map(({ account_id }) => account_id);
}

/** Only while it is still to be agreed to. */
export function accountToTell(
  db: DbOrTx,
  id: string,
): Promise<Pick<Account, "id" | "email" | "lang" | "privacy_version"> | undefined> {
  return db
    .selectFrom("accounts")
    .select(["id", "email", "lang", "privacy_version"])
    .where("id", "=", id)
    .executeTakeFirst();
}
