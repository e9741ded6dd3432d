-- The sandbox supplier is an outside world of its own: a reseller, an SM-DP+ and the phones that ask it. Nothing of the shop
-- refers to this schema, and it refers to nothing of the shop. It is empty where real suppliers are set.

create schema sandbox_supplier;

-- The reseller's orders; its profiles are there from `ready_at` on.
create table sandbox_supplier.orders (
  order_no text primary key,
  transaction_id text not null unique,
  product text not null,
  quantity integer not null check (quantity between 1 and 100),
  created_at timestamptz not null,
  ready_at timestamptz not null
);

create table sandbox_supplier.profiles (
  iccid text primary key check (iccid ~ '^[0-9]{19,20}$'),
  -- who was asked for it; `pool`: made in advance for the shop's own pool, at the same SM-DP+
  made_for text not null check (made_for in ('reseller', 'es2plus', 'pool')),
  order_no text references sandbox_supplier.orders,
  -- the ES2+ call by which it was ordered
  call_id text unique,
  product text,
  smdp_address text not null,
  matching_id text,
  state text not null check (state in ('allocated', 'confirmed', 'released', 'downloaded', 'installed', 'enabled', 'disabled', 'deleted', 'cancelled')),
  state_at timestamptz not null,
  -- bytes; null where nobody told the SM-DP+ which plan it is for
  total_bytes bigint check (total_bytes > 0),
  used_bytes bigint not null default 0 check (used_bytes >= 0),
  days integer not null default 30 check (days > 0),
  activated_at timestamptz,
  created_at timestamptz not null,
  unique (smdp_address, matching_id)
);
create index profiles_of_order on sandbox_supplier.profiles (order_no);
create index profiles_made on sandbox_supplier.profiles (created_at desc) where made_for <> 'pool';

-- What the shop is told, kept until it has answered 2xx; next_attempt_at is null once answered or given up.
create table sandbox_supplier.notifications (
  event_id text primary key,
  protocol text not null check (protocol in ('reseller', 'es2plus', 'usage')),
  body jsonb not null,
  created_at timestamptz not null,
  next_attempt_at timestamptz,
  attempts integer not null default 0,
  answered_at timestamptz,
  last_answer text
);
create index notifications_unanswered on sandbox_supplier.notifications (next_attempt_at) where next_attempt_at is not null;
