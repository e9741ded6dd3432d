import { sql } from "kysely";
import type { Currency } from "../../../kernel/currency.ts";
import { dayMs } from "../../../kernel/duration.ts";
import type { Language } from "../../../kernel/language.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";

/** An order that may be due for a reminder; the rules decide exactly. `after`: the last id of the previous batch. */
export type Candidate = {
  id: string;
  closed_at: Date;
  departs_on: string | null;
  lang: Language;
  currency: Currency;
  email: string;
};
type Batch = { after: string; now: Date; size: number };

// The queries below find what is due first, by its index (`offset 0`, `materialized`): sorted by id first, the planner
// would read a million orders to find the next 500.

const noId = "00000000-0000-0000-0000-000000000000";
export const fromTheStart = noId;

const day = (now: Date, days: number) => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);

/**
 * Delivered eSIMs of the last days, and of people who leave soon (`orders_delivered`, `orders_departing_by_place`), with at
 * least one not on a phone.
 */
export async function installCandidates(
  db: DbOrTx,
  { after, now, size }: Batch,
): Promise<(Candidate & { positions: number[] })[]> {
  const { rows } = await sql<Candidate & { positions: number[] }>`
    with o as materialized (
      select * from orders
      where state = 'delivered' and way = 'esim' and reminders
        and (closed_at between ${new Date(now.getTime() - 4 * dayMs)} and ${new Date(now.getTime() - dayMs)}
          or departs_on between ${day(now, -1)} and ${day(now, 16)})
    )
    select o.id, coalesce(o.closed_at, o.paid_at, o.placed_at) as closed_at, o.departs_on, o.lang, o.currency, o.email,
      waiting.positions
    from o cross join lateral (
      select array_agg(profile.position order by profile.position) as positions
      from esim_profiles profile left
        join data_plans data on data.order_id = profile.order_id and data.position = profile.position
      where profile.order_id = o.id and profile.state = 'allotted'
        and profile.profile_state in ('unknown', 'released', 'downloaded', 'error')
        and coalesce(data.state, 'not_started') = 'not_started'
    ) waiting
    where waiting.positions is not null and o.id > ${after}
      and not exists (select from mails where order_id = o.id and kind = 'install_reminder')
    order by o.id limit ${size}`.execute(db);
  return rows;
}

export async function departureCandidates(db: DbOrTx, { after, now, size }: Batch): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select o.id, coalesce(o.closed_at, o.paid_at, o.placed_at) as closed_at, o.departs_on, o.lang, o.currency, o.email
    from (select * from orders
      where state = 'delivered' and reminders and departs_on between ${day(now, -1)} and ${day(now, 4)} offset 0) o
    where o.id > ${after}
      and not exists (select from mails where order_id = o.id and kind = 'departure_soon')
    order by o.id limit ${size}`.execute(db);
  return rows;
}

type UnbegunPlan = Candidate & { position: number; use_by: Date };

/**
 * A batch of data plans whose latest start is near (`data_plans_waiting`); `remind.server.ts` records what is queried
 * here.
 */
export async function unbegunPlans(
  db: DbOrTx,
  { after, afterPosition, now, size }: Batch & { afterPosition: number },
): Promise<UnbegunPlan[]> {
  const { rows } = await sql<UnbegunPlan>`
    select o.id, coalesce(o.closed_at, o.paid_at, o.placed_at) as closed_at, o.departs_on, o.lang, o.currency, o.email,
      data.position, data.use_by
    from (
      select * from data_plans
        where state = 'not_started' and use_by between ${now} and ${new Date(now.getTime() + 14 * dayMs)} offset 0
    ) data join orders o on o.id = data.order_id
      left join order_travellers traveller on traveller.order_id = o.id and traveller.position = data.position
        and lower(traveller.email) <> lower(o.email)
    where o.state = 'delivered' and o.reminders and (data.order_id, data.position) > (${after}, ${afterPosition})
      and not exists (select from mails where order_id = o.id and kind = 'expiring'
        and what = 'use_by' and day = (data.use_by at time zone 'UTC')::date
        and position is not distinct from case when traveller.email is not null then data.position end)
    order by data.order_id, data.position limit ${size}`.execute(db);
  return rows;
}
