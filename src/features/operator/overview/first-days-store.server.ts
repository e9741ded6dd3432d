import { sql, type RawBuilder } from "kysely";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import type { KeptHours } from "../../../platform/database/kept-hours.server.ts";

/** As in the index `orders_first_day`. */
const begins = sql`greatest(paid_at, departs_on::timestamp at time zone ${sql.lit(operatorZone)})`;
const ofPaidEsims = sql`way = 'esim' and paid_at is not null`;

export const firstDayHours: KeptHours = {
  lock: sql`select until from first_days_summed for no key update`,
  first: sql`select min(${begins}) + interval '1 day' as first from orders where ${ofPaidEsims}`,
  insert: (from, to) => sql`insert into first_day_hours (hour, esims, online) ${firstDaysBetween(from, to)}`,
  drop: (from) => sql`delete from first_day_hours where hour >= ${from}`,
  move: (until) => sql`update first_days_summed set until = ${until}`,
};

type FirstDays = { hour: Date; esims: number; online: number };

/**
 * eSIMs by the hour in which their first day ended, and how many of them had begun their plan by then. Each of an order is counted,
 * also one that was not delivered or was paid back.
 */
export function firstDaysBetween(from: Date, to: Date): RawBuilder<FirstDays> {
  return sql<FirstDays>`
    select date_trunc('hour', over, 'UTC') as hour, sum(quantity)::int as esims, sum(online)::int as online from (
      select ${begins} + interval '1 day' as over, quantity,
        (select count(*) from data_plans where order_id = id and activated_at <= ${begins} + interval '1 day') as online
      from orders where ${ofPaidEsims}
        and ${begins} >= ${from}::timestamptz - interval '1 day' and ${begins} < ${to}::timestamptz - interval '1 day'
    ) as paid group by 1`;
}
