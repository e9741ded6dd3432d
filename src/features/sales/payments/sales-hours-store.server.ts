import { sql, type RawBuilder } from "kysely";
import type { Currency } from "../../../kernel/currency.ts";
import type { KeptHours } from "../../../platform/database/kept-hours.server.ts";
import { firstEntry } from "./ledger-hours-store.server.ts";

export const salesHours: KeptHours = {
  lock: sql`select until from sales_summed for no key update`,
  first: firstEntry,
  insert: (from, to) => sql`
    insert into sales_hours (currency, hour, payments, sales, refunded)
    ${soldByHour(sql`at >= ${from} and at < ${to}`)}`,
  drop: (from) => sql`delete from sales_hours where hour >= ${from}`,
  move: (until) => sql`update sales_summed set until = ${until}`,
};

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
