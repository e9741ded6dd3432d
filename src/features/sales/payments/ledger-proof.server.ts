import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.server.ts";

/**
 * `unbalanced`: an event that does not balance in a currency. `booking`: a payment, refund or fee that is not booked
 * exactly once with its amount, or a booking without an event. `order`: the money an order brought in and kept is not
 * what it costs in its state.
 */
type LedgerDifference = {
  what: "unbalanced" | "booking" | "order";
  subject: string;
  orderId: string | null;
  account: string | null;
  currency: string;
  expected: number | null;
  found: number | null;
};

/** More differences than this have one cause, which the first of them show. */
const most = 200;

/**
 * Compares the whole ledger with all payments, refunds and orders; each statement sees one snapshot, and both sides are
 * written in one transaction.
 */
export async function ledgerDifferences(db: Db): Promise<LedgerDifference[]> {
  const questions = [unbalanced, wrongBookings, wrongOrders];
  const answers = await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = '15min'`.execute(tx);
    const found: LedgerDifference[][] = [];
    for (const ask of questions) found.push((await ask.execute(tx)).rows);
    return found;
  });
  return answers.flat();
}

const unbalanced = sql<LedgerDifference>`
  select 'unbalanced' as what, occasion as subject, (array_agg(order_id))[1] as "orderId", null as account, currency,
    0 as expected, sum(amount)::float8 as found
  from ledger_entries group by occasion, currency having sum(amount) <> 0 order by occasion limit ${most}`;

/**
 * Only the sum (`value`) can be checked for refunds, whose split is rounded, and for orders whose plan was changed,
 * which no longer have the split from when they were paid.
 */
const wrongBookings = sql<LedgerDifference>`
  with changed as (
    select distinct order_id from plan_changes where state = 'done'
  ), paid as (
    select p.*, p.order_id in (select order_id
      from changed) as only_value, case payable_kind when 'order' then o.postal_amount else 0 end as postage,
        case payable_kind when 'order' then o.discount_amount else 0 end as promo
    from payments p join orders o on o.id = p.order_id where p.state = 'succeeded'
  ), should as (
    select 'payment:' || id as thing, order_id, line.account, line.currency, line.amount from paid, lateral (values
      ('gateway', charged_currency, charged_amount, only_value), ('value', currency, -amount, true),
      ('sales', currency, postage - promo - amount, false), ('postage', currency, -postage, false),
        ('promo', currency, promo, false)
    ) as line (account, currency, amount, of_value) where line.amount <> 0 and line.of_value = only_value
    union all
    select 'refund:' || r.id, r.order_id, line.account, line.currency, line.amount from refunds r
      join payments p on p.id = r.payment_id, lateral (values
      ('gateway', r.currency, -r.amount), ('value', p.currency, r.sold_amount)
    ) as line (account, currency, amount) where r.state = 'succeeded'
    union all
    select 'fee:' || id, order_id, line.account, fee_currency, line.amount from payments, lateral (values
      ('gateway', -fee_amount), ('fees', fee_amount)
    ) as line (account, amount) where fee_amount > 0
  ), booked as (
    select case when occasion like 'refund-failed:%' then 'refund:' || substr(occasion, 15) else occasion end as thing,
      order_id,
      case when (occasion like 'refund%' or order_id in (select order_id from changed))
        and account in ('sales', 'postage', 'promo') then 'value' else account end as account, currency,
          sum(amount) as amount
    from ledger_entries where account <> 'conversion' group by 1, 2, 3, 4 having sum(amount) <> 0
  )
  select 'booking' as what, thing as subject, order_id as "orderId", account, currency, should.amount as expected,
    booked.amount::float8 as found
  from should full join booked using (thing, order_id, account, currency)
  where should.amount is distinct from booked.amount order by thing, account limit ${most}`;

/**
 * Unwanted payments (paid twice, too late) are left out: they are refunded in full. So are orders with a plan change in
 * progress.
 */
const wrongOrders = sql<LedgerDifference>`
  with kept as (
    select p.order_id, sum(p.amount) as paid,
      sum((select coalesce(sum(sold_amount), 0) from refunds r
        where r.payment_id = p.id and r.reason = 'plan_changed' and r.state <> 'failed')) as changed,
      sum((select coalesce(sum(sold_amount), 0) from refunds r
        where r.payment_id = p.id and r.state = 'succeeded')) as back
    from payments p
    where p.state = 'succeeded' and not exists (select from refunds r
      where r.payment_id = p.id and r.reason in ('paid_twice', 'paid_late', 'not_changed'))
    group by p.order_id
  ), judged as (
    select o.id, o.number, o.currency,
      case when o.state in ('paid', 'dispatching', 'delivered') then o.total_amount else 0 end as expected,
      case when o.state = 'refunded' then paid - back
        when o.state in ('paid', 'dispatching', 'delivered') then paid - changed else paid end as found
    from orders o join kept on kept.order_id = o.id
    where o.state <> 'refunding' and not exists (select from plan_changes c
      where c.order_id = o.id and c.state in ('asked', 'paying', 'ending', 'review'))
    union all
    select o.id, o.number, o.currency, o.total_amount, 0 from orders o
    where o.state in ('paid', 'dispatching', 'delivered') and not exists (select from kept where kept.order_id = o.id)
  )
  select 'order' as what, number as subject, id as "orderId", null as account, currency, expected,
    found::float8 as found
  from judged where expected <> found order by number limit ${most}`;
