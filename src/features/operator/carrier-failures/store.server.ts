import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { FailureKind } from "./rules.ts";

type Span = { from: Date; today: Date };
type Failed = { area: string; network_set: string; kind: FailureKind | null; now: number; before: number };

/** What of a case is said of a carrier; a traveller's trouble with a QR code is not. */
const kindOfCase = sql`case
  when kind = 'plan_not_loaded' then 'load' when kind = 'renewal_unknown' then 'renewal'
  when kind = 'supplier_failed' then 'supplier' when kind = 'unknown_profile_state' then 'profile'
  when kind = 'help_asked' and details ->> 'trouble' in ('no_signal', 'no_data', 'slow', 'wrong_country') then 'help' end`;

/** Orders, each once, by where their plan is used and under which agreement; without a kind: of all kinds together. */
export async function failedOrders(db: DbOrTx, { from, today }: Span): Promise<Failed[]> {
  const { rows } = await sql<Failed>`
    with failed (order_id, kind, at) as (
      select order_id, ${kindOfCase}, opened_at from cases
      where closed_at is null and opened_at >= ${from} and order_id is not null
      union all
      select order_id, ${kindOfCase}, opened_at from cases
      where closed_at >= ${from} and opened_at >= ${from} and order_id is not null
      union all
      select order_id, 'renewal', failed_at from order_renewals where failed_at >= ${from}
      union all
      select order_id, 'profile', profile_state_at from esim_profiles
      where profile_state = 'error' and profile_state_at >= ${from} and order_id is not null
    )
    select orders.plan_as_sold ->> 'area' as area, orders.plan_as_sold ->> 'network_set' as network_set, kind,
      count(distinct order_id) filter (where at >= ${today})::int as now,
      count(distinct order_id) filter (where at < ${today})::int as before
    from failed join orders on orders.id = order_id
    where kind is not null
    group by grouping sets ((1, 2, kind), (1, 2))`.execute(db);
  return rows;
}

type Sold = { area: string; network_set: string; now: number; before: number };

/** Orders that were paid for, along `orders_of_plan`. */
export async function soldOrders(db: DbOrTx, areas: readonly string[], { from, today }: Span): Promise<Sold[]> {
  const { rows } = await sql<Sold>`
    select area, network_set, sum(now)::int as now, sum(before)::int as before
    from plans, lateral (
      select count(*) filter (where placed_at >= ${today}) as now, count(*) filter (where placed_at < ${today}) as before
      from orders where plan_code = plans.code and placed_at >= ${from} and paid_at is not null
    ) sold
    where area = any (${[...areas]}::text[]) group by 1, 2`.execute(db);
  return rows;
}
