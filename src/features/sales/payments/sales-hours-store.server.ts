import { sql, type RawBuilder } from "kysely";
import type { Currency } from "../../../kernel/currency.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { mostAtOnceMs } from "./ledger-hours-store.server.ts";

export const salesHours = { lockedSummedUntil, sumHours, dropHours };

type SoldInHour = { currency: Currency; hour: Date; payments: number; sales: number; refunded: number };

/** Goods and postage less promo, in the price's currency; a refund that failed later was none. */
export function soldByHour(when: RawBuilder<unknown>): RawBuilder<SoldInHour> {
  return sql<SoldInHour>`
    select currency, date_trunc('hour', at, 'UTC') as hour,
      count(distinct occasion) filter (where occasion like 'payment:%')::int as payments,
      coalesce(-sum(amount) filter (where occasion like 'payment:%'), 0)::bigint as sales,
      coalesce(sum(amount) filter (where occasion like 'refund%'), 0)::bigint as refunded
    from ledger_entries where account in ('sales', 'postage', 'promo') and ${when} group by 1, 2`;
}

/** The caller's transaction is the only one that sums until it ends. Undefined before the first entry was written. */
async function lockedSummedUntil(tx: DbOrTx): Promise<Date | undefined> {
  const { rows } = await sql<{ until: Date | null }>`
    with summed as (select until from sales_summed for update)
    select greatest(until, (select date_trunc('hour', min(at), 'UTC') from ledger_entries)) as until from summed
    where exists (select from ledger_entries)`.execute(tx);
  return rows[0]?.until ?? undefined;
}

/** Sums whole hours from `from` on, at most up to `until`; returns up to when it did. */
async function sumHours(tx: DbOrTx, from: Date, until: Date): Promise<Date> {
  const to = new Date(Math.min(until.getTime(), from.getTime() + mostAtOnceMs));
  await sql`
    insert into sales_hours (currency, hour, payments, sales, refunded)
    ${soldByHour(sql`at >= ${from} and at < ${to}`)}`.execute(tx);
  await sql`update sales_summed set until = ${to}`.execute(tx);
  return to;
}

/** Drops the sums from a whole hour on, so that it is summed again. The caller has locked `sales_summed`. */
async function dropHours(tx: DbOrTx, from: Date): Promise<void> {
  await sql`delete from sales_hours where hour >= ${from}`.execute(tx);
  await sql`update sales_summed set until = least(until, ${from})`.execute(tx);
}
