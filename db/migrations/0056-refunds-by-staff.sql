-- A refund that a member of staff has decided, for as long as it can be taken back, and what became of it.
create table staff_refunds (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  -- the buyer's request that it grants; null: nobody asked
  request_id uuid references refund_requests,
  -- the SIMs that go off; none: money alone
  positions integer[] not null,
  amount integer not null check (amount > 0),
  currency text not null check (currency in ('CNY', 'HKD', 'USD')),
  answer text not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'undone', 'refused')),
  staff_id uuid not null references staff,
  decided_at timestamptz not null,
  due_at timestamptz not null,
  ended_at timestamptz
);
create index staff_refunds_of_order on staff_refunds (order_id, decided_at);
