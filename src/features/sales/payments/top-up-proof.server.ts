import { sql } from "kysely";
import { prepaidTariffs } from "../../../kernel/prepaid-tariff.ts";
import { mostDifferences, type LedgerDifference } from "./ledger-difference.ts";

const prices = JSON.stringify(
  Object.entries(prepaidTariffs).map(([tariff, { pricePerGb }]) => ({ tariff, price: pricePerGb })),
);

/**
 * Each top-up's money against its state, and its entries against what was credited; each card's use against its lines,
 * and what it was charged against its use; and no card below zero. A balance is the sum of its entries, so there is
 * nothing else that it could differ from.
 */
export const topUpProof = sql<LedgerDifference>`
  with kept as (
    select p.payable_id as id, sum(p.amount - coalesce(back.sold, 0)) as amount
    from payments p left join lateral (
      select sum(sold_amount) as sold from refunds r where r.payment_id = p.id and r.state <> 'failed') back on true
    where p.payable_kind = 'top_up' and p.state = 'succeeded'
      and not exists (select from refunds r where r.payment_id = p.id and r.reason = 'paid_twice')
    group by 1
  ), entries as (
    select iccid, sum(amount) as balance, -coalesce(sum(amount) filter (where kind = 'use'), 0) as used
    from prepaid_entries group by 1
  ), compared as (
    select number as subject, case when state in ('paid', 'credited') then t.amount else 0 end as expected,
      coalesce(kept.amount, 0) as found
    from top_ups t left join kept using (id)
    union all
    select number || ' on its card', case when state = 'credited' then t.amount + bonus else 0 end, coalesce(on_card.amount, 0)
    from top_ups t left join (
      select top_up_id, sum(amount) as amount from prepaid_entries group by 1) on_card on on_card.top_up_id = t.id
    union all
    select iccid || ' bytes', coalesce(lines.bytes, 0), used_bytes
    from prepaid_cards left join (
      select iccid, sum(bytes) as bytes from prepaid_lines where kind = 'use' group by 1) lines using (iccid)
    union all
    select iccid || ' charged', used_bytes * price / 1073741824, coalesce(used, 0)
    from prepaid_cards join jsonb_to_recordset(${prices}::jsonb) as known (tariff text, price bigint) using (tariff)
      left join entries using (iccid)
    union all
    select iccid || ' below zero', 0, balance from entries
    where balance < 0 and not exists (select from top_ups t where t.iccid = entries.iccid and t.state = 'paid')
      and not exists (select from prepaid_corrections more
        where more.iccid = entries.iccid and more.state = 'decided' and more.amount > 0)
  )
  select 'top_up' as what, subject, null as "orderId", null as account, 'HKD' as currency, expected::float8 as expected,
    found::float8 as found
  from compared where expected <> found order by subject limit ${mostDifferences}`;
