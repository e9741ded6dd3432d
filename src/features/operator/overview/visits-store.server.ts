import { sql, type RawBuilder } from "kysely";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import type { KeptHours } from "../../../platform/database/kept-hours.server.ts";

export const visitHours: KeptHours = {
  lock: sql`select until from visits_summed for no key update`,
  first: sql`select min(at) as first from clicks`,
  insert: (from, to) => sql`
    insert into visit_hours (hour, visitors, saw_plans, ordered, paid) ${visitsBetween(from, to)}`,
  drop: (from) => sql`delete from visit_hours where hour >= ${from}`,
  move: (until) => sql`update visits_summed set until = ${until}`,
};

type Visits = { hour: Date; visitors: number; saw_plans: number; ordered: number; paid: number };

const zone = sql.lit(operatorZone);
const dayOf = (at: RawBuilder<unknown>) => sql`date_trunc('day', ${at}, ${zone})`;
const plansPage = sql.lit("^/[^/]+/(plans|plan-detail|esim)(/|[?]|$)");

/**
 * Browsers that agreed to being counted and clicked something, each once a day and step, in the hour of its first. An order is
 * theirs by the browser that placed it that day. Whoever clicks first after ordering counts from then on, so that an hour
 * that is over stays as it is.
 */
export function visitsBetween(from: Date, to: Date): RawBuilder<Visits> {
  const since = sql`${dayOf(sql`${from}::timestamptz`)} - interval '1 day'`;
  return sql<Visits>`
    with clicked as (
      select web_uuid, ${dayOf(sql`at`)} as day, min(at) as visitor,
        min(at) filter (where page_path ~ ${plansPage}) as saw_plans
      from clicks where at >= ${since} and at < ${to} and web_uuid is not null group by 1, 2
    ), bought as (
      select web_uuid, ${dayOf(sql`placed_at`)} as day, min(placed_at) as ordered,
        min(paid_at) filter (where paid_at < ${dayOf(sql`placed_at`)} + interval '2 days') as paid
      from orders where number > '' and placed_at >= ${since} and placed_at < ${to} and web_uuid is not null group by 1, 2
    )
    select date_trunc('hour', at, 'UTC') as hour, count(*) filter (where step = 'visitor')::int as visitors,
      count(*) filter (where step = 'saw_plans')::int as saw_plans, count(*) filter (where step = 'ordered')::int as ordered,
      count(*) filter (where step = 'paid')::int as paid
    from clicked left join bought using (web_uuid, day), lateral (values ('visitor', visitor), ('saw_plans', saw_plans),
      ('ordered', case when ordered is not null then greatest(ordered, visitor) end),
      ('paid', case when paid is not null then greatest(paid, visitor) end)) as reached (step, at)
    where at >= ${from} and at < ${to} group by 1`;
}
