import { sql } from "kysely";
import type { KeptHours } from "../../../platform/database/kept-hours.server.ts";

export const firstEntry = sql<{ first: Date | null }>`select min(at) as first from ledger_entries`;

export const ledgerHours: KeptHours = {
  lock: sql`select until from ledger_summed for no key update`,
  first: firstEntry,
  insert: (from, to) => sql`
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
    ) as counted`,
  drop: (from) => sql`delete from ledger_hours where hour >= ${from}`,
  move: (until) => sql`update ledger_summed set until = ${until}`,
};
