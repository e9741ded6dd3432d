-- What payment gateways send to the bank, and what is in it. `bank`: money that has come there.
alter table ledger_entries
  drop constraint ledger_entries_account_check,
  add constraint ledger_entries_account_check check
    (account in ('sales', 'deposits', 'postage', 'promo', 'goodwill', 'gateway', 'bank', 'fees', 'conversion', 'write_offs')) not valid;

create table payouts (
  id uuid primary key default gen_random_uuid(),
  gateway text not null,
  gateway_reference text not null,
  state text not null check (state in ('on_its_way', 'paid', 'failed')),
  -- below zero: collected; in the currency of the bank account, which need not be one of the shop's
  amount integer not null,
  currency text not null,
  created_at timestamptz not null,
  arrives_at timestamptz not null,
  unique (gateway, gateway_reference)
);
create index payouts_newest on payouts (created_at, id);
create index payouts_of_gateway on payouts (gateway, created_at, id);

create table payout_lines (
  id uuid primary key default gen_random_uuid(),
  payout_id uuid not null references payouts,
  reference text not null,
  kind text not null check (kind in ('payment', 'refund', 'refund_failed', 'fee', 'payout_failed', 'other')),
  -- as the gateway names it: its own reference of the refund or payout, and what it kept of ours
  about text,
  named_payment text,
  named_refund text,
  -- in the payout's currency, before the fee
  amount integer not null,
  fee integer not null,
  at timestamptz not null,
  -- what it is in our books; a line of a gateway's fee or of a payout that failed is right without
  payment_id uuid references payments,
  refund_id uuid references refunds,
  order_id uuid references orders,
  -- what our books have of it, in the currency that was charged
  booked_amount integer,
  booked_currency text,
  verdict text not null check (verdict in ('right', 'unknown', 'other_amount')),
  unique (payout_id, reference),
  check ((booked_amount is null) = (booked_currency is null))
);
create index payout_lines_in_order on payout_lines (payout_id, at, id);
create index payout_lines_not_right on payout_lines (payout_id) where verdict <> 'right';
create index payout_lines_of_order on payout_lines (order_id) where order_id is not null;
-- nothing is paid out twice
create unique index payout_line_of_payment on payout_lines (payment_id) where kind = 'payment';
create unique index payout_line_of_refund on payout_lines (refund_id, kind) where refund_id is not null;

-- The open differences, with those of payouts.
create index cases_differences_of_payouts on cases (opened_at, id) where closed_at is null and kind in
  ('payment_other_amount', 'payment_other_currency', 'payment_other_state', 'payment_other_fee', 'payment_missing_here',
   'payment_missing_there', 'refund_other_amount', 'refund_other_currency', 'refund_other_state', 'refund_missing_here',
   'refund_missing_there', 'payout_missing_here', 'payout_other_amount', 'ledger_unbalanced', 'ledger_booking',
   'ledger_hours', 'ledger_sealed', 'ledger_order', 'ledger_plan_change');
