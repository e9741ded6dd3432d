import { sql } from "kysely";
import { dayMs } from "../../../kernel/duration.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";

/** No statement sums more than this at once, also when a shop of years is summed for the first time. */
export const mostAtOnceMs = 31 * dayMs;

export const ledgerHours = { lockedSummedUntil, sumHours, dropHours };

/** The caller's transaction is the only one that sums until it ends. Undefined before the first entry was written. */
async function lockedSummedUntil(tx: DbOrTx): Promise<Date | undefined> {
  const { rows } = await sql<{ until: Date | null }>`
    with summed as (select until from ledger_summed for update)
    select greatest(until, (select date_trunc('hour', min(at), 'UTC') from ledger_entries)) as until from summed
    where exists (select from ledger_entries)`.execute(tx);
  return rows[0]?.until ?? undefined;
}

/** Sums whole hours from `from` on, at most up to `until`; returns up to when it did. */
async function sumHours(tx: DbOrTx, from: Date, until: Date): Promise<Date> {
  const to = new Date(Math.min(until.getTime(), from.getTime() + mostAtOnceMs));
  await sql`
    insert into ledger_hours (account, currency, hour, debit, credit, entries, balance)
    select account, currency, hour, debit, credit, entries,
      coalesce((select balance from ledger_hours as earlier where earlier.account = counted.account
        and earlier.currency = counted.currency and earlier.hour < ${from} order by hour desc limit 1), 0)
        + sum(debit - credit) over (partition by account, currency order by hour)
    from (
      select account, currency, date_trunc('hour', at, 'UTC') as hour,
        coalesce(sum(amount) filter (where amount > 0), 0)::bigint as debit,
        coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as credit, count(*)::int as entries
      from ledger_entries where at >= ${from} and at < ${to} group by 1, 2, 3
    ) as counted`.execute(tx);
  await sql`update ledger_summed set until = ${to}`.execute(tx);
  return to;
}

/** Drops the sums from a whole hour on, so that it is summed again. The caller has locked `ledger_summed`. */
async function dropHours(tx: DbOrTx, from: Date): Promise<void> {
  await sql`delete from ledger_hours where hour >= ${from}`.execute(tx);
  await sql`update ledger_summed set until = least(until, ${from})`.execute(tx);
}
