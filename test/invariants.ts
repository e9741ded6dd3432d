import type pg from "pg";

/**
 * What must hold when nothing is under way, whatever has happened: each question asks for exceptions, and there are
 * none.
 */
const exceptions: Record<string, string> = {
  "money that the gateway took is for something delivered, or went back": `
    with part as (
      select o.id, o.number, o.state, o.way, o.total_amount, p.amount as taken, p.refunded_amount as given_back,
        (select count(*) from order_renewals r where r.order_id = o.id and r.state = 'failed') as failed
      from sandbox_gateway.payments p join orders o on o.number = p.order_number where p.state = 'succeeded')
    select number, state, taken, given_back from part
    where not (state in ('delivered', 'dispatching') and failed = 0 and given_back = 0)
      and not (state = 'delivered' and way = 'renewal' and failed > 0 and given_back between 1 and taken - 1)
      and not (state in ('refunded', 'cancelled') and given_back = taken)`,
  "nothing was delivered unpaid": `
    select number from orders o where state in ('delivered', 'dispatching')
      and not exists (select from payments p where p.order_id = o.id and p.state = 'succeeded')`,
  "an eSIM order has as many eSIMs as were bought, or none": `
    select o.number, o.state, count(e.iccid) from orders o left
      join esim_profiles e on e.order_id = o.id and e.state = 'allotted'
    where o.way = 'esim' group by o.id
      having count(e.iccid) <> case o.state when 'delivered' then o.quantity else 0 end`,
  "what a supplier made for us is with its buyer, or was returned": `
    select made.iccid, made.made_for, made.state, ours.state as with_us, o.number, o.state as order_state
      from sandbox_supplier.profiles made
      left join esim_profiles ours on ours.iccid = made.iccid left join orders o on o.id = ours.order_id
    where made.made_for <> 'pool' and (made.state = 'cancelled') = (ours.state is not distinct
      from 'allotted' and o.state = 'delivered')`,
  "a card order has as many cards as were bought, or none": `
    select o.number, o.state, count(c.iccid) from orders o left
      join sim_cards c on c.order_id = o.id and c.state = 'allotted'
    where o.way = 'physical' group by o.id
      having count(c.iccid) <> case when o.state in ('dispatching', 'delivered') then o.quantity else 0 end`,
  "a card order is on the dispatch list once": `
    select o.number, o.state, d.state as parcel from orders o left join dispatches d on d.order_id = o.id
    where o.way = 'physical' and (o.state = 'dispatching') <> (d.state is not distinct from 'waiting')`,
  "a renewed SIM carries its plan once, and only when we say so": `
    select o.number, r.position, r.state, count(l.key) from order_renewals r join orders o on o.id = r.order_id
      left join sandbox_network.loaded_plans l on l.iccid = r.iccid and l.state <> 'ended'
    group by o.number, r.order_id, r.position having count(l.key) <> case r.state when 'applied' then 1 else 0 end`,
  "every delivered SIM has a data plan, and no other": `
    select o.number, o.state from orders o left join data_plans d on d.order_id = o.id and d.state <> 'cancelled'
      group by o.id
    having count(d.position) <> case when o.state = 'delivered' and o.way = 'esim' then o.quantity
      when o.state = 'delivered' and o.way = 'renewal' then (select count(*) from order_renewals r
        where r.order_id = o.id and r.state = 'applied') else 0 end`,
  "a SIM of ours that is with its buyer has its plan on the network, unless a case was opened": `
    select o.number, o.way, o.state, d.position from data_plans d join orders o on o.id = d.order_id
      left join sandbox_network.loaded_plans l on l.reference = d.network_reference and l.iccid = d.iccid
        and l.plan_code = o.plan_code and l.state <> 'ended'
      left join esim_profiles e on e.order_id = o.id and e.position = d.position and e.supplier <> 'pool'
    where o.state = 'delivered' and d.state in ('not_started', 'active') and e.iccid is null and l.key is null
      and not exists (select from cases c where c.order_id = o.id and c.kind = 'plan_not_loaded')`,
  "what the network carries for us was sold once and is with its buyer, or ended": `
    select l.key, l.iccid, l.state from sandbox_network.loaded_plans l left
      join data_plans d on d.network_reference = l.reference and d.state <> 'cancelled'
    where l.state <> 'ended' and d.order_id is null and not exists (select from order_renewals r
      where r.iccid = l.iccid and r.state = 'applied')`,
  "stock is held only while a payment is possible": `
    select o.number, o.state from esim_profiles e join orders o on o.id = e.order_id
      where e.state = 'held' and o.state not in ('placed', 'paying')
    union all select o.number, o.state from sim_cards c join orders o on o.id = c.order_id
      where c.state = 'held' and o.state not in ('placed', 'paying')`,
  "what was noted of each move of stock adds up to what lies there": `
    with noted as (
      select pool, side.state, sum(side.pieces) as pieces
      from (select pool, was, became, pieces from stock_days union all select pool, was, became, pieces from stock_moves) as m
      cross join lateral (values (became, pieces), (was, -pieces)) as side (state, pieces)
      where side.state <> '' group by 1, 2 having sum(side.pieces) <> 0
    ), there as (
      select 'esims' as pool, state, count(*) as pieces from esim_profiles where supplier = 'pool' group by state
      union all select 'cards', state, count(*) from sim_cards group by state
    )
    select * from noted full join there using (pool, state) where noted.pieces is distinct from there.pieces`,
  "the books balance for every occasion and currency": `
    select occasion, currency, sum(amount) from ledger_entries group by occasion, currency having sum(amount) <> 0`,
  "what the books call sold is what was delivered": `
    select o.number, o.state, o.total_amount, sum(l.amount) from orders o
      join ledger_entries l on l.order_id = o.id and l.account in ('sales', 'postage', 'promo')
    where not exists (select from order_renewals r where r.order_id = o.id and r.state = 'failed')
    group by o.id having sum(l.amount) <> case when o.state in ('dispatching', 'delivered') then -o.total_amount else 0
      end`,
  "the gateway's account holds what the gateway holds": `
    select ours.balance, theirs.balance as at_gateway from
      (select coalesce(sum(amount), 0) as balance from ledger_entries where account in ('gateway', 'fees')) ours,
      (select coalesce(sum(amount - refunded_amount), 0) as balance from sandbox_gateway.payments
        where state = 'succeeded') theirs
    where ours.balance <> theirs.balance`,
  "a paid top-up is on its card once, with its bonus, or its money went back": `
    select t.number, t.state, p.amount as taken, p.refunded_amount as given_back, c.amount as credited,
      (select sum(e.amount) from prepaid_entries e where e.top_up_id = t.id) as entries
    from top_ups t left join (
      select order_number, sum(amount) as amount, sum(refunded_amount) as refunded_amount from sandbox_gateway.payments
      where state = 'succeeded' group by 1) p on p.order_number = t.number
      left join sandbox_network.prepaid_credits c on c.key = t.id::text and not withdrawn
    where not case t.state when 'credited' then p.amount - p.refunded_amount = t.amount and c.amount = t.amount + t.bonus
        and (select sum(e.amount) from prepaid_entries e where e.top_up_id = t.id) = t.amount + t.bonus
      when 'returned' then p.amount = p.refunded_amount and c.key is null
      when 'asked' then coalesce(p.amount, 0) = coalesce(p.refunded_amount, 0) and c.key is null else false end`,
  "an automatic top-up was made by an agreement, never two at once, and within its cap of the month": `
    select auto.iccid, auto.monthly_cap, auto.below, count(*) as made, sum(made.amount) as paid from prepaid_auto_top_ups auto
      join prepaid_auto_charges made on made.auto_top_up_id = auto.id
      join top_ups t on t.id = made.top_up_id and t.state in ('paid', 'credited')
    group by auto.id having sum(made.amount) > auto.monthly_cap
      -- nothing was used: one lifts the card above the threshold
      or count(*) > 1 or bool_or(made.amount <> auto.amount or t.iccid <> auto.iccid or t.account_id <> auto.account_id)`,
  "what a saved payment card was charged for a prepaid card stands beside an agreement": `
    select t.number from top_ups t join payments p on p.payable_kind = 'top_up' and p.payable_id = t.id
      left join prepaid_auto_charges made on made.top_up_id = t.id
    where p.saved_card is not null and made.id is null`,
  "a correction is on its card and in its entries once, or nowhere": `
    select c.id, c.iccid, c.state, c.amount, there.amount as there, sum(e.amount) as entries from prepaid_corrections c
      left join sandbox_network.prepaid_credits there on there.key = c.id::text
      left join prepaid_entries e on e.occasion = 'prepaid-correction:' || c.id
    group by c.id, there.amount
    having not case c.state when 'done' then there.amount = c.amount and sum(e.amount) = c.amount
      when 'failed' then there.amount is null and sum(e.amount) is null else false end`,
  "an automatic top-up that failed is off": `
    select auto.iccid, made.id from prepaid_auto_top_ups auto join prepaid_auto_charges made on made.auto_top_up_id = auto.id
    where made.state = 'failed' and auto.on_since is not null`,
  "a prepaid card has what its entries add up to, as the network says, and is not below zero": `
    select card.iccid, credited - lapsed as there, entries.balance from sandbox_network.prepaid_cards card
      left join (select iccid, sum(amount) as balance from prepaid_entries group by 1) entries using (iccid)
    where used_bytes = 0 and (credited - lapsed <> coalesce(entries.balance, 0) or entries.balance < 0)`,
  "what is owed to prepaid cards is what they have": `
    select deposits, balances from (select coalesce(-sum(amount), 0) as deposits from ledger_entries where account = 'deposits') d,
      (select coalesce(sum(amount), 0) as balances from prepaid_entries) e where deposits <> balances`,
  "promo codes were used as often as they count, and never more often than they allow": `
    select c.code, c.uses, c.total_limit, count(u.order_id) from promo_codes c left
      join promo_uses u on u.code = c.code and u.state <> 'released'
    group by c.code having count(u.order_id) <> c.uses or count(u.order_id) > c.total_limit`,
  "every delivered order was mailed once": `
    select o.number, o.way from orders o left join mails m on m.order_id = o.id and m.state = 'sent'
      and m.kind = case o.way when 'esim' then 'esim_ready' when 'physical' then 'order_confirmed' else 'sims_renewed'
        end
    where o.state in ('delivered', 'dispatching') group by o.id having count(m.id) <> 1`,
  "no job is locked by a dead process":
    "select task_identifier, locked_by, locked_at from graphile_worker.jobs where locked_at < now() - interval '30 seconds'",
  "no paid order older than a minute is without its next job": `
    select number, paid_at from orders o where state = 'paid' and paid_at < now() - interval '1 minute'
      and not exists (select from graphile_worker._private_jobs job where job.payload::text like '%' || o.id || '%')`,
  "no job was given up":
    "select task_identifier, last_error from graphile_worker.jobs where attempts >= max_attempts and key is not null and last_error is not null",
};

/** Every exception that there is, by the sentence that it contradicts. */
export async function broken(pool: pg.Pool): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const [sentence, question] of Object.entries(exceptions)) {
    const { rows } = await pool.query(question);
    if (rows.length > 0) found[sentence] = rows.slice(0, 5);
  }
  return found;
}
