-- The sandbox gateway pays out each day (UTC), in each currency: what was charged and given back before it, less its fees.
create table sandbox_gateway.payouts (
  reference text primary key,
  currency text not null check (currency in ('CNY', 'HKD', 'USD')),
  amount integer not null check (amount > 0),
  state text not null default 'paid' check (state in ('on_its_way', 'paid', 'failed')),
  -- the midnight up to which it reaches
  created_at timestamptz not null,
  unique (created_at, currency)
);
alter table sandbox_gateway.payments add column payout_reference text;
alter table sandbox_gateway.refunds add column payout_reference text;
create index payments_to_pay_out on sandbox_gateway.payments (settled_at)
  where state = 'succeeded' and payout_reference is null;
create index refunds_to_pay_out on sandbox_gateway.refunds (created_at)
  where state = 'succeeded' and payout_reference is null;
create index payments_paid_out on sandbox_gateway.payments (payout_reference) where payout_reference is not null;
create index refunds_paid_out on sandbox_gateway.refunds (payout_reference) where payout_reference is not null;
