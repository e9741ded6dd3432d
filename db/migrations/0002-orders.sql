-- An order, its payments, what was delivered, and the money. States move only along src/features/*/rules.ts.

create table orders (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  request_key uuid not null unique,
  state text not null default 'placed' check (state in ('placed', 'paying', 'paid', 'delivered', 'refunding', 'refunded', 'cancelled')),
  plan_code text not null references plans,
  way text not null check (way in ('esim', 'physical', 'renewal')),
  days integer not null check (days > 0),
  quantity integer not null check (quantity between 1 and 20),
  currency text not null check (currency in ('CNY', 'HKD', 'USD')),
  unit_amount integer not null check (unit_amount > 0),
  postal_amount integer not null default 0 check (postal_amount >= 0),
  total_amount integer not null check (total_amount = unit_amount * quantity + postal_amount),
  -- the plan's facts as they were sold; a later change of the plan does not change what was bought
  plan_as_sold jsonb not null,
  email text not null,
  lang text not null,
  channel text not null default 'web',
  order_source text,
  order_sub_source text,
  web_uuid text,
  placed_at timestamptz not null,
  paid_at timestamptz,
  closed_at timestamptz,
  delivery_attempts integer not null default 0
);
create index orders_unfinished on orders (placed_at) where state in ('placed', 'paying', 'paid', 'refunding');

create table order_consents (
  order_id uuid not null references orders,
  consent text not null check (consent in ('privacy_policy', 'data_transfer', 'account_by_email')),
  text_version text not null,
  given_at timestamptz not null,
  primary key (order_id, consent)
);

create table payments (
  id uuid primary key,
  order_id uuid not null references orders,
  request_key uuid not null unique,
  state text not null default 'created' check (state in ('created', 'waiting', 'succeeded', 'failed', 'cancelled')),
  method text not null check (method in ('card', 'alipay', 'wechat')),
  gateway text not null,
  gateway_reference text,
  pay_page text,
  -- what the order costs, and what the gateway charges for it (Alipay and WeChat Pay: CNY, requirements O7)
  amount integer not null check (amount > 0),
  currency text not null,
  charged_amount integer not null check (charged_amount > 0),
  charged_currency text not null,
  rate numeric,
  rate_source text,
  rate_valid_from timestamptz,
  failure text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  check ((currency = charged_currency) = (rate is null)),
  unique (gateway, gateway_reference)
);
create index payments_of_order on payments (order_id, created_at);
-- one live payment per order: two tabs cannot both send the shopper to pay
create unique index payments_one_live on payments (order_id) where state in ('created', 'waiting');

-- Every webhook that was accepted, once; a repeat finds its row and changes nothing.
create table gateway_events (
  gateway text not null,
  event_id text not null,
  kind text not null,
  received_at timestamptz not null,
  primary key (gateway, event_id)
);

create table refunds (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  payment_id uuid not null references payments,
  state text not null default 'asked' check (state in ('asked', 'pending', 'succeeded', 'failed')),
  reason text not null check (reason in ('no_stock', 'paid_twice', 'paid_late')),
  amount integer not null check (amount > 0),
  currency text not null,
  gateway_reference text,
  failure text,
  asked_at timestamptz not null,
  settled_at timestamptz,
  unique (payment_id)
);

-- Append-only; for one occasion and currency the amounts add up to zero. A balance is a sum, never a stored number.
create table ledger_entries (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders,
  occasion text not null,
  account text not null check (account in ('sales', 'gateway', 'conversion')),
  currency text not null,
  amount integer not null,
  at timestamptz not null,
  unique (occasion, account, currency)
);
create index ledger_of_order on ledger_entries (order_id);

create table esim_profiles (
  iccid text primary key check (iccid ~ '^[0-9]{19,20}$'),
  smdp_address text not null,
  -- the matching id is a bearer secret: whoever has it owns the line. AES-256-GCM, see platform/vault
  matching_id_sealed bytea not null,
  matching_id_hash bytea not null unique,
  state text not null default 'available' check (state in ('available', 'allotted')),
  order_id uuid references orders,
  position integer,
  allotted_at timestamptz,
  check ((state = 'allotted') = (order_id is not null)),
  unique (order_id, position)
);
create index esim_profiles_available on esim_profiles (iccid) where state = 'available';

create table mails (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  kind text not null check (kind in ('esim_ready', 'delivery_delayed', 'refunded')),
  state text not null default 'queued' check (state in ('queued', 'sent')),
  queued_at timestamptz not null,
  sent_at timestamptz,
  unique (order_id, kind)
);
