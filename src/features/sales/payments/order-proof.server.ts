import { sql } from "kysely";
import { mostDifferences, type LedgerDifference } from "./ledger-difference.ts";

const isLeftLying = sql`(exists (select from refunds r where r.order_id = o.id and r.state = 'failed')
  and not exists (select from refunds r where r.order_id = o.id and r.state in ('asked', 'pending'))
  and not exists (select from cases where kind = 'refund_failed' and order_id = o.id and closed_at is null))`;

/**
 * Compares what an order's payments brought in and kept with what it costs in its state. Unwanted payments (paid twice,
 * too late) are left out: they are refunded in full. So are orders with a plan change in progress. What a bank has taken
 * back counts as given back. One that is being refunded is named once a refund has failed that nobody works on.
 */
export const orderProof = sql<LedgerDifference>`
  with kept as (
    select p.order_id, sum(p.amount) as paid,
      sum((select coalesce(sum(sold_amount), 0) from refunds r
        where r.payment_id = p.id and r.reason = 'plan_changed' and r.state <> 'failed')) as changed,
      sum(refunded.sold + greatest(0, least(p.amount - refunded.sold, disputed.sold))) as back
    from payments p,
      lateral (select coalesce(sum(sold_amount), 0) as sold from refunds r
        where r.payment_id = p.id and r.state = 'succeeded') as refunded,
      lateral (select coalesce(sum(sold_amount), 0) as sold from disputes d
        where d.payment_id = p.id and is_taken) as disputed
    where p.state = 'succeeded' and not exists (select from refunds r
      where r.payment_id = p.id and r.reason in ('paid_twice', 'paid_late', 'not_changed'))
    group by p.order_id
  ), judged as (
    select o.id, o.number, o.currency,
      case when o.state in ('paid', 'dispatching', 'delivered') then o.total_amount else 0 end as expected,
      case when o.state = 'refunded' then paid - back
        when o.state in ('paid', 'dispatching', 'delivered') then paid - changed
        when o.state = 'refunding' then paid - back else paid end as found
    from orders o join kept on kept.order_id = o.id
    where (o.state <> 'refunding' or ${isLeftLying}) and not exists (select from plan_changes c
      where c.order_id = o.id and c.state in ('asked', 'paying', 'ending', 'review'))
    union all
    select o.id, o.number, o.currency, o.total_amount, 0 from orders o
    where o.state in ('paid', 'dispatching', 'delivered') and not exists (select from kept where kept.order_id = o.id)
  )
  select 'order' as what, number as subject, id as "orderId", null as account, currency, expected,
    found::float8 as found
  from judged where expected <> found order by number limit ${mostDifferences}`;
