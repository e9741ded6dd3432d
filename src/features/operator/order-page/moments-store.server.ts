import { sql } from "kysely";
import type { Currency } from "../../../kernel/currency.ts";
import type { Place } from "../../../platform/cursor.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import type { Moment } from "./rules.ts";

export type MomentRow = {
  at: Date;
  micros: string;
  id: string;
  what: Moment;
  sims: number[];
  amount: number | null;
  currency: Currency | null;
  word: string | null;
  text: string | null;
  who: string | null;
};

/** Whose sum is part of what was decided. */
const decisions = ["refund_decided", "refund_proposed", "refund_confirmed"];

/**
 * Everything that happened to an order in one statement, the newest first: each part is found along an index by the
 * order or by its SIMs. No code and no key is among it, no mailbox unmasked. A note is there itself, and not that it was
 * written; its `word` is its id.
 */
export async function momentsOfOrder(
  db: DbOrTx,
  orderId: string,
  { of, before, now }: { of: readonly Moment[]; before: Place | undefined; now: Date },
  most: number,
): Promise<MomentRow[]> {
  const from = before ?? { micros: "9999999999999999", id: "ffffffff-ffff-ffff-ffff-ffffffffffff" };
  const { rows } = await sql<MomentRow>`${prepared}
    with it as materialized (select ${orderId}::uuid as id),
    sims as materialized (
      select d.position, d.iccid, d.state, d.activated_at, d.expires_at from data_plans d, it where d.order_id = it.id
    ),
    moments (row, what, at, sims, amount, currency, word, text, who) as (
      select o.id::text, 'placed', placed_at, '{}'::int[], total_amount, o.currency, order_source, promo_code, null::text
        from orders o, it where o.id = it.id
      union all
      select o.id::text, o.state, closed_at, '{}', null, null, way, null, null from orders o, it
        where o.id = it.id and o.state in ('cancelled', 'delivered', 'refunded')
      union all
      select p.id::text, what, happened, '{}', charged_amount, charged_currency, method,
        case when what <> 'payment_begun' then failure end, null
        from payments p, it, lateral (values ('payment_begun', created_at), ('payment_' || p.state, settled_at))
          as those (what, happened) where p.order_id = it.id
      union all
      select t.event_id, 'payment_refused', t.at, '{}', charged_amount, charged_currency, method, t.failure, null
        from it join payments p on p.order_id = it.id join refused_tries t on t.payment_id = p.id
      union all
      select r.id::text, what, happened, '{}', amount, currency, reason, failure, null
        from refunds r, it, lateral (values ('refund_begun', asked_at), ('refund_' || r.state, settled_at))
          as those (what, happened) where r.order_id = it.id
      union all
      select d.id::text, what, happened, '{}', d.amount, d.currency, null, case what when 'dispute_begun' then reason end, null
        from disputes d, it, lateral (values ('dispute_begun', begun_at), ('dispute_' || d.state, ended_at))
          as those (what, happened) where d.order_id = it.id
      union all
      select q.id::text, what, happened, positions, amount, currency, reason,
        case when what = 'request_asked' then note else answer end,
        case when what <> 'request_asked' then coalesce(s.name, decided_by) end
        from it join refund_requests q on q.order_id = it.id left join staff s on s.email = q.decided_by,
          lateral (values ('request_asked', asked_at), ('request_' || q.state, decided_at)) as those (what, happened)
      union all
      select c.id::text, what, happened, '{}', difference_amount, o.currency, to_plan, c.state, null
        from plan_changes c join it on c.order_id = it.id join orders o on o.id = it.id,
          lateral (values ('change_asked', asked_at), ('change_done', done_at)) as those (what, happened)
      union all
      select s.id::text, what, happened, '{}', null, null, supplier, failure, null
        from supply_orders s, it, lateral (values ('supply_asked', asked_at), ('supply_' || s.state, settled_at))
          as those (what, happened) where s.order_id = it.id
      union all
      select e.supplier || e.event_id, 'supplier_event', e.at, array[sims.position], null, null, e.kind, e.supplier, null
        from sims join supplier_events e on e.iccid = sims.iccid
      union all
      select p.iccid, 'profile_state', p.profile_state_at, array[sims.position], null, null, p.profile_state, p.device,
        null from sims join esim_profiles p on p.iccid = sims.iccid
      union all
      select sims.position || what, what, happened, array[sims.position], null, null, sims.state, null, null
        from sims, lateral (values ('plan_begun', activated_at), ('plan_ended', expires_at)) as those (what, happened)
        where happened <= ${now}
      union all
      select r.position::text, 'renewed', applied_at, array[r.position], null, null, r.state, r.failure, null
        from order_renewals r, it where r.order_id = it.id
      union all
      select s.request_key::text, 'start_asked', s.asked_at, array[s.position], null, null, null, null, null
        from package_starts s, it where s.order_id = it.id
      union all
      select a.position || a.kind || coalesce(a.day::text, ''), 'alert', raised_at, array[a.position], null, null, kind,
        null, null from alerts a, it where a.order_id = it.id
      union all
      select m.id::text, 'mail_' || m.state, coalesce(sent_at, queued_at),
        case when position is null then '{}' else array[position] end, null, null, kind,
        case when recipient is not null then left(recipient, 1) || '•••' || coalesce(substring(recipient from '@[^@]*$'), '') end,
        null from mails m, it where m.order_id = it.id
      union all
      select s.key, s.way || '_' || s.state, s.at, array[s.position], null, null, s.kind, s.recipient, null
        from it join sent_messages s on s.order_id = it.id
      union all
      select s.key, s.way || '_' || s.state, s.at, array_agg(sims.position order by sims.position), null, null, s.kind,
        s.recipient, null from sims join sent_messages s on s.iccid = sims.iccid
        group by s.key, s.way, s.state, s.at, s.kind, s.recipient
      union all
      select d.order_id::text, what, happened, '{}', null, null, d.carrier, d.tracking_number, null
        from dispatches d, it, lateral (values ('parcel_waiting', queued_at), ('parcel_sent', sent_at),
          ('parcel_' || case d.state when 'returned' then 'returned' else 'arrived' end, arrived_at)) as those (what, happened)
        where d.order_id = it.id
      union all
      select c.id::text, what, happened, '{}', null, null, kind, case when what = 'case_closed' then closing_note end, null
        from cases c, it, lateral (values ('case_opened', opened_at), ('case_closed', closed_at)) as those (what, happened)
        where c.order_id = it.id
      union all
      select a.id::text, 'action', a.at, '{}',
        case when action = any(${decisions}) then (details ->> 'amount')::int end,
        case when action = any(${decisions}) then details ->> 'currency' end, action, coalesce(reason, details ->> 'note'), coalesce(s.name, a.who)
        from it join actions a on a.order_id = it.id left join staff s on s.id = a.staff_id
        where a.action <> 'note_written'
      union all
      select n.id::text, 'note', n.at, '{}', null, null, n.id::text, n.text, s.name
        from it join order_notes n on n.order_id = it.id join staff s on s.id = n.staff_id
    )
    select at, (extract(epoch from at) * 1000000)::bigint::text as micros, id, what, sims, amount, currency, word, text, who
    from (select moments.*, md5(what || row)::uuid as id from moments) as identified
    where what = any(${of}) and at is not null
      and (at, id) < (timestamptz 'epoch' + ${from.micros}::float8 * interval '1 microsecond', ${from.id}::uuid)
    order by at desc, id desc limit ${most}`.execute(db);
  return rows;
}
