import { sql } from "kysely";
import { currencies } from "../../../kernel/currency.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import { mostDifferences, type LedgerDifference } from "./ledger-difference.ts";
import { payables } from "./payables.server.ts";
import { givenBackByHour } from "./refund-hours-store.server.ts";
import { soldByHour } from "./sales-hours-store.server.ts";

/**
 * Compares the whole ledger with all payments, refunds and orders; each statement sees one snapshot, and both sides are
 * written in one transaction.
 */
export async function ledgerDifferences(db: Db): Promise<LedgerDifference[]> {
  const questions = [
    unbalanced,
    wrongHours,
    wrongSalesHours,
    wrongRefundHours,
    wrongSealedMonths,
    wrongBookings,
    ...Object.values(payables).flatMap(({ proof }) => proof ?? []),
  ];
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
  from ledger_entries group by occasion, currency having sum(amount) <> 0 order by occasion limit ${mostDifferences}`;

/** The last balance of each account by hour against the sum of its entries until then. */
const wrongHours = sql<LedgerDifference>`
  with kept as (
    select distinct on (account, currency) account, currency, balance from ledger_hours
      order by account, currency, hour desc
  ), found as (
    select account, currency, sum(amount) as balance from ledger_entries, ledger_summed where at < until
    group by account, currency
  )
  select 'hours' as what, account || ' ' || currency as subject, null as "orderId", account, currency,
    kept.balance::float8 as expected, found.balance::float8 as found
  from kept full join found using (account, currency) where kept.balance is distinct from found.balance`;

/** What was sold and given back by hour, as far as it is summed, against the entries: all sums of a currency at once. */
const wrongSalesHours = sql<LedgerDifference>`
  with kept as (
    select currency, sum(payments) as payments, sum(sales) as sales, sum(refunded) as refunded from sales_hours group by 1
  ), found as (
    select currency, sum(payments) as payments, sum(sales) as sales, sum(refunded) as refunded
    from (${soldByHour(sql`at < (select until from sales_summed)`)}) as hours group by 1
  )
  select 'hours' as what, line.name || ' by hour ' || currency as subject, null as "orderId", null as account, currency,
    line.expected::float8 as expected, line.found::float8 as found
  from kept full join found using (currency), lateral (values ('payments', kept.payments, found.payments),
    ('sales', kept.sales, found.sales), ('refunded', kept.refunded, found.refunded)) as line (name, expected, found)
  where line.expected is distinct from line.found`;

/** What went back by hour and reason, as far as it is summed, against the entries and the refunds behind them. */
const wrongRefundHours = sql<LedgerDifference>`
  with kept as (
    select currency, reason, sum(refunds) as refunds, sum(amount) as amount from refund_hours group by 1, 2
  ), found as (
    select currency, reason, sum(refunds) as refunds, sum(amount) as amount
    from (${givenBackByHour(sql`at < (select until from refunds_summed)`)}) as hours group by 1, 2
  )
  select 'hours' as what, line.name || ' (' || reason || ') by hour ' || currency as subject, null as "orderId",
    null as account, currency, line.expected::float8 as expected, line.found::float8 as found
  from kept full join found using (currency, reason), lateral (values ('refunds', kept.refunds, found.refunds),
    ('given back', kept.amount, found.amount)) as line (name, expected, found)
  where line.expected is distinct from line.found`;

/** What each account had and owed in each sealed month, as it was sealed, against the entries. */
const wrongSealedMonths = sql<LedgerDifference>`
  with kept as (
    select month, line.* from sealed_months,
      jsonb_to_recordset(books) as line (account text, currency text, debit bigint, credit bigint)
  ), found as (
    select to_char(at at time zone 'UTC', 'YYYY-MM') as month, account, currency,
      sum(amount) filter (where amount > 0) as debit, -sum(amount) filter (where amount < 0) as credit
    from ledger_entries where at < (select max(until) from sealed_months) group by 1, 2, 3
  )
  select 'sealed' as what, concat_ws(' ', month, account, currency, side.name) as subject, null as "orderId", account,
    currency, side.expected::float8 as expected, side.found::float8 as found
  from kept full join found using (month, account, currency), lateral (values
    ('debit', coalesce(kept.debit, 0), coalesce(found.debit, 0)), ('credit', coalesce(kept.credit, 0), coalesce(found.credit, 0))
  ) as side (name, expected, found)
  where side.expected <> side.found order by month, account limit ${mostDifferences}`;

/** Of other currencies a payout is listed and not booked. */
const ours = [...currencies];

/**
 * Only the sum (`value`) can be checked for refunds, whose split is rounded, for orders whose plan was changed, which no
 * longer have the split from when they were paid, and for payables without an order, which have none.
 */
const wrongBookings = sql<LedgerDifference>`
  with changed as (
    select distinct order_id from plan_changes where state = 'done'
  ), paid as (
    select p.*, coalesce(p.order_id::text, '') as whose,
      p.order_id is null or p.order_id in (select order_id from changed) as only_value,
      coalesce(o.postal_amount, 0) as postage, coalesce(o.discount_amount, 0) as promo
    from payments p left join orders o on o.id = p.order_id and o.id = p.payable_id where p.state = 'succeeded'
  ), should as (
    select 'payment:' || id as thing, whose, line.account, line.currency, line.amount from paid, lateral (values
      ('gateway', charged_currency, charged_amount, only_value), ('value', currency, -amount, true),
      ('sales', currency, postage - promo - amount, false), ('postage', currency, -postage, false),
        ('promo', currency, promo, false)
    ) as line (account, currency, amount, of_value) where line.amount <> 0 and line.of_value = only_value
    union all
    select 'refund:' || r.id, coalesce(r.order_id::text, ''), line.account, line.currency, line.amount from refunds r
      join payments p on p.id = r.payment_id, lateral (values
      ('gateway', r.currency, -r.amount), ('value', p.currency, r.sold_amount)
    ) as line (account, currency, amount) where r.state = 'succeeded'
    union all
    select 'fee:' || id, coalesce(order_id::text, ''), line.account, fee_currency, line.amount from payments, lateral (values
      ('gateway', -fee_amount), ('fees', fee_amount)
    ) as line (account, amount) where fee_amount > 0
    union all
    select 'dispute:' || m.id, coalesce(d.order_id::text, ''), line.account, d.currency, line.amount
    from dispute_moves m join disputes d on d.id = dispute_id, lateral (values
      ('disputes', case kind when 'taken' then d.amount else -d.amount end),
      ('gateway', case kind when 'taken' then -d.amount else d.amount end)
    ) as line (account, amount)
    union all
    select 'dispute-fee:' || m.id, coalesce(d.order_id::text, ''), line.account, fee_currency, line.amount
    from dispute_moves m join disputes d on d.id = dispute_id, lateral (values
      ('gateway', -fee_amount), ('fees', fee_amount)
    ) as line (account, amount) where line.amount <> 0
    union all
    select 'correction:' || id, coalesce(order_id::text, ''), line.account, currency, line.amount
    from difference_decisions, lateral (values ('gateway', amount), (account, -amount)) as line (account, amount)
    where state = 'done' and difference_decisions.account is not null and line.account <> 'conversion'
    union all
    select 'plan-change:' || c.id, c.order_id::text, line.account, o.currency, line.amount
    from plan_changes c join orders o on o.id = c.order_id, lateral (values
      ('sales', -waived_amount), ('goodwill', waived_amount)
    ) as line (account, amount) where c.state = 'done' and waived_amount > 0
    union all
    select occasion, '', line.account, 'HKD', sum(line.amount)::int
    from prepaid_entries, lateral (values ('deposits', -prepaid_entries.amount),
      (case kind when 'bonus' then 'promo' when 'overrun' then 'write_offs' when 'correction' then 'write_offs' else 'sales' end,
        prepaid_entries.amount)) as line (account, amount)
    where kind <> 'top_up' group by 1, 3
    union all
    select 'payout:' || id, '', line.account, currency, line.amount from payouts, lateral (values
      ('bank', payouts.amount), ('gateway', -payouts.amount)
    ) as line (account, amount)
    where state = 'paid' and line.amount <> 0 and currency = any (${ours}::text[])
    union all
    select 'settlement:' || entry.id, coalesce(order_id::text, ''), line.account, line.currency, line.amount
    from payout_lines entry join payouts on payouts.id = payout_id, lateral (values
      ('gateway', booked_currency, -booked_amount, 'exchange'), ('gateway', payouts.currency, entry.amount, 'exchange'),
      ('gateway', payouts.currency, entry.amount - fee, 'fee'), ('fees', payouts.currency, fee - entry.amount, 'fee')
    ) as line (account, currency, amount, as_what)
    where payouts.currency = any (${ours}::text[]) and line.amount <> 0
      and as_what = case when kind = 'fee' then 'fee' when booked_currency <> payouts.currency then 'exchange' end
  ), booked as (
    select case when occasion like 'refund-failed:%' then 'refund:' || substr(occasion, 15)
        when occasion like 'payout-failed:%' then 'payout:' || substr(occasion, 15) else occasion end as thing,
      coalesce(order_id::text, '') as whose,
      case when occasion !~ '^(correction|payout|settlement|plan-change|dispute|prepaid)'
        and (occasion like 'refund%' or order_id is null or order_id in (select order_id from changed))
        and account not in ('gateway', 'fees') then 'value' else account end as account, currency, sum(amount) as amount
    from ledger_entries where account <> 'conversion' group by 1, 2, 3, 4 having sum(amount) <> 0
  )
  select 'booking' as what, thing as subject, nullif(whose, '') as "orderId", account, currency, should.amount as expected,
    booked.amount::float8 as found
  from should full join booked using (thing, whose, account, currency)
  where should.amount is distinct from booked.amount order by thing, account limit ${mostDifferences}`;
