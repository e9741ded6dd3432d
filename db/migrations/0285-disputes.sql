-- Payments that a shopper's bank takes back (chargebacks), wholly or in part.
create table disputes (
  id uuid primary key default gen_random_uuid(),
  gateway text not null,
  gateway_reference text not null,
  payment_id uuid not null references payments,
  order_id uuid references orders,
  state text not null check (state in ('needs_answer', 'under_review', 'won', 'lost')),
  -- the bank's, in the gateway's words
  reason text not null,
  -- in the currency that was charged, and its share of the price in the price's
  amount integer not null check (amount > 0),
  currency text not null check (currency in ('CNY', 'HKD', 'USD')),
  sold_amount integer not null check (sold_amount >= 0),
  -- the bank has the money, also while it has not decided
  is_taken boolean not null default false,
  answer_by timestamptz,
  page text not null,
  begun_at timestamptz not null,
  ended_at timestamptz,
  -- by a colleague, at the gateway
  answered_at timestamptz,
  answered_by uuid references staff,
  answer text,
  unique (gateway, gateway_reference),
  check ((answered_at is null) = (answer is null))
);
create index disputes_newest on disputes (begun_at, id);
create index disputes_to_answer on disputes (begun_at, id) where state = 'needs_answer' and answered_at is null;
create index disputes_of_payment on disputes (payment_id);
create index disputes_of_order on disputes (order_id) where order_id is not null;

-- Each time that the gateway took the amount, or gave it back; `reference` is that of the payout's line about it.
create table dispute_moves (
  id uuid primary key default gen_random_uuid(),
  dispute_id uuid not null references disputes,
  reference text not null,
  kind text not null check (kind in ('taken', 'returned')),
  -- below zero: given back
  fee_amount integer,
  fee_currency text check (fee_currency in ('CNY', 'HKD', 'USD')),
  at timestamptz not null,
  unique (dispute_id, reference),
  check ((fee_amount is null) = (fee_currency is null))
);
create index dispute_moves_by_reference on dispute_moves (reference);

alter table ledger_entries
  drop constraint ledger_entries_account_check,
  add constraint ledger_entries_account_check check (account in ('sales', 'deposits', 'postage', 'promo', 'goodwill',
    'gateway', 'bank', 'fees', 'disputes', 'conversion', 'write_offs')) not valid;
alter table payout_lines
  drop constraint payout_lines_kind_check,
  add constraint payout_lines_kind_check check (kind in ('payment', 'refund', 'refund_failed', 'dispute',
    'dispute_returned', 'fee', 'payout_failed', 'other')) not valid;
