-- The sandbox gateway is an outside world of its own: nothing of the shop refers to this schema, and it refers to
-- nothing of the shop. It is empty where PAYMENT_GATEWAY is stripe. Card data has no column here, and gets none.

create schema sandbox_gateway;

create table sandbox_gateway.payments (
  reference text primary key,
  idempotency_key text not null unique,
  request_sha256 text not null,
  order_number text not null,
  amount integer not null check (amount > 0),
  currency text not null check (currency in ('CNY', 'HKD', 'USD')),
  method text not null check (method in ('card', 'alipay', 'wechat')),
  description text not null,
  language text not null,
  return_url text not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'needs_action', 'pending', 'succeeded', 'failed', 'cancelled')),
  -- the last reason; a declined card leaves the payment waiting for another one
  failure text,
  settles_as text check (settles_as in ('succeeded', 'failed')),
  settles_at timestamptz,
  refunds_as text not null default 'succeeded' check (refunds_as in ('succeeded', 'succeeded_later', 'failed_later')),
  refunded_amount integer not null default 0 check (refunded_amount between 0 and amount),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  check ((state = 'pending') = (settles_at is not null)),
  check ((settles_at is null) = (settles_as is null)),
  check ((state in ('succeeded', 'failed', 'cancelled')) = (settled_at is not null))
);
create index payments_pending on sandbox_gateway.payments (settles_at) where state = 'pending';
create index payments_open on sandbox_gateway.payments (expires_at) where state in ('waiting', 'needs_action');

create table sandbox_gateway.refunds (
  reference text primary key,
  idempotency_key text not null unique,
  request_sha256 text not null,
  payment_reference text not null references sandbox_gateway.payments,
  amount integer not null check (amount > 0),
  state text not null check (state in ('pending', 'succeeded', 'failed')),
  failure text,
  settles_as text check (settles_as in ('succeeded', 'failed')),
  settles_at timestamptz,
  created_at timestamptz not null,
  check ((state = 'pending') = (settles_at is not null)),
  check ((settles_at is null) = (settles_as is null))
);
create index refunds_of_payment on sandbox_gateway.refunds (payment_reference);
create index refunds_pending on sandbox_gateway.refunds (settles_at) where state = 'pending';

-- What the shop is told, kept until it has answered 2xx; next_attempt_at is null once answered or given up.
create table sandbox_gateway.webhooks (
  event_id text primary key,
  type text not null,
  kind text not null check (kind in ('payment', 'refund')),
  subject jsonb not null,
  created_at timestamptz not null,
  next_attempt_at timestamptz,
  attempts integer not null default 0,
  answered_at timestamptz,
  last_answer text
);
create index webhooks_unanswered on sandbox_gateway.webhooks (next_attempt_at) where next_attempt_at is not null;
