import { sql } from "kysely";
import type { DbOrTx } from "../../platform/database/database.server.ts";

/** Which of these numbers are on orders that an account has paid for, or that were made as a guest with its mailbox. */
export async function simsBought(db: DbOrTx, accountId: string, iccids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ iccid: string }>`
    select distinct data.iccid from data_plans data join orders o on o.id = data.order_id
    where data.iccid = any (${[...iccids]}::text[]) and o.paid_at is not null
      and (o.account_id = ${accountId} or (o.account_id is null and lower(o.email) = (select email from accounts where id = ${accountId})))`.execute(db);
  return rows.map(({ iccid }) => iccid);
}

/** How many of these were not asked about within the hour. Two at the same moment: the later one waits, and counts what the first did not. */
export async function newlyAsked(tx: DbOrTx, numbers: readonly string[], now: Date): Promise<number> {
  const { rows } = await sql`
    insert into attempts as kept (what, who, begun_at, ends_at, tries)
    select 'SIM number', who, ${now}::timestamptz, ${new Date(now.getTime() + 3_600_000)}::timestamptz, 1 from unnest(${[...numbers]}::text[]) who order by who
    on conflict (what, who) do update set begun_at = excluded.begun_at, ends_at = excluded.ends_at where kept.ends_at <= excluded.begun_at
    returning who`.execute(tx);
  return rows.length;
}
