import { sql, type Selectable } from "kysely";
import type { Language } from "../../../kernel/language.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { OutageWaiterRow } from "../../../platform/database/tables/outages.ts";

type Waiter = Selectable<OutageWaiterRow>;
type Asking = { outageId: string; email: string; language: Language; now: Date; forgetAt: Date };

/** The id of an address that waits to be confirmed; none of one that is confirmed, which stays as it is. */
export async function putWaiter(tx: DbOrTx, asking: Asking): Promise<string | undefined> {
  const { outageId, email, language, now, forgetAt } = asking;
  const { rows } = await sql<{ id: string }>`
    insert into outage_waiters (outage_id, email, language, asked_at, forget_at)
    values (${outageId}, ${email}, ${language}, ${now}, ${forgetAt})
    on conflict (outage_id, lower(email)) do update set asked_at = excluded.asked_at, forget_at = excluded.forget_at,
      language = excluded.language
      where outage_waiters.confirmed_at is null
    returning id`.execute(tx);
  return rows[0]?.id;
}

export function waiterById(db: DbOrTx, id: string): Promise<Waiter | undefined> {
  return db.selectFrom("outage_waiters").selectAll().where("id", "=", id).executeTakeFirst();
}

/** False where it is not there any more. */
export async function confirmWaiter(tx: DbOrTx, id: string, now: Date, forgetAt: Date): Promise<boolean> {
  const { rows } = await sql`
    update outage_waiters set confirmed_at = coalesce(confirmed_at, ${now}),
      forget_at = case when confirmed_at is null then ${forgetAt} else forget_at end
    where id = ${id} and forget_at > ${now} returning id`.execute(tx);
  return rows.length > 0;
}

/** Gives those who wait for the end of an outage to the queue, each once. */
export async function takeWaiters(tx: DbOrTx, outageId: string, now: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update outage_waiters set told_at = ${now} where id = any (array(
      select id from outage_waiters
      where outage_id = ${outageId} and confirmed_at is not null and told_at is null order by id limit ${most}))
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** It goes on after all. */
export async function waitAgain(tx: DbOrTx, id: string): Promise<void> {
  await tx.updateTable("outage_waiters").set({ told_at: null }).where("id", "=", id).execute();
}

export async function dropWaiter(db: DbOrTx, id: string): Promise<void> {
  await db.deleteFrom("outage_waiters").where("id", "=", id).execute();
}
