-- `write_offs`: what a difference with a payment gateway cost or brought, decided by staff.
alter table ledger_entries
  drop constraint ledger_entries_account_check,
  add constraint ledger_entries_account_check
    check (account in ('sales', 'deposits', 'postage', 'promo', 'gateway', 'fees', 'conversion', 'write_offs')) not valid;

create table difference_decisions (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references cases,
  -- of the case: the same difference is known again by these and its facts
  kind text not null,
  subject text not null,
  facts text not null,
  gateway text,
  order_id uuid references orders,
  deed text not null check (deed in ('take_over', 'return_there', 'write_off', 'ours_is_right')),
  -- booked against the gateway's account; null: nothing is booked by this row
  account text check (account in ('fees', 'conversion', 'write_offs')),
  -- what the gateway's account changes by, or what is sent back there
  amount integer check (amount <> 0),
  currency text,
  reason text not null,
  -- decided: still to be carried out at the gateway
  state text not null check (state in ('proposed', 'decided', 'done', 'failed', 'withdrawn')),
  -- in fen; null: no rate was known
  cny_amount integer,
  gateway_reference text,
  failure text,
  staff_id uuid not null references staff,
  decided_at timestamptz not null,
  confirmed_by uuid references staff,
  ended_at timestamptz,
  check (confirmed_by <> staff_id),
  check ((amount is null) = (currency is null)),
  check (account is null or amount is not null)
);
-- two colleagues never both decide about one difference
create unique index difference_decided_once on difference_decisions (case_id) where state in ('proposed', 'decided', 'done');
create index difference_decisions_known on difference_decisions (kind, subject);
create index difference_decisions_of_member on difference_decisions (staff_id, decided_at);
create index cases_differences on cases (opened_at, id) where closed_at is null and kind in
  ('payment_other_amount', 'payment_other_currency', 'payment_other_state', 'payment_other_fee', 'payment_missing_here',
   'payment_missing_there', 'refund_other_amount', 'refund_other_currency', 'refund_other_state', 'refund_missing_here',
   'refund_missing_there', 'ledger_unbalanced', 'ledger_booking', 'ledger_hours', 'ledger_sealed', 'ledger_order',
   'ledger_plan_change');

insert into staff_limits values ('finance', 'settle_differences', 700000, true) on conflict do nothing;
