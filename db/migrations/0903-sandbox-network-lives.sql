-- The sandbox network lives through time: its own clock, SIMs that lie in a country and consume, plans that begin, slow down and end.

-- One row once somebody has moved the clock; without it the network's time is the shop's. From `real_at` on, when it showed
-- `network_at`, it runs `speed` times as fast, until the real moment `fast_until`.
create table sandbox_network.clock (
  one boolean primary key default true check (one),
  real_at timestamptz not null,
  network_at timestamptz not null,
  speed integer not null check (speed between 1 and 1000000),
  fast_until timestamptz not null
);

-- Where a SIM lies and what it does there. All that it did is counted up to `settled_at`, by the network's clock.
create table sandbox_network.lives (
  iccid text primary key,
  country text check (country ~ '^[A-Z]{2}$'),
  mb_per_hour integer not null default 0 check (mb_per_hour between 0 and 100000),
  settled_at timestamptz not null
);

-- The previous version writes none of these and knows no plan that begins: what it loads has no `bought_at`, and waits.
alter table sandbox_network.loaded_plans
  add column kind text not null default 'fixed' check (kind in ('day_pass', 'fixed')),
  add column speed_after_kbps integer not null default 0 check (speed_after_kbps >= 0),
  add column start_rule text not null default 'first_connection' check (start_rule in ('first_connection', 'installation', 'purchase')),
  add column day_rule text check (day_rule in ('calendar_day', '24_hours')),
  add column day_zone text,
  -- none: everywhere, since nobody has said
  add column countries text[] not null default '{}',
  add column bought_at timestamptz,
  add column use_by timestamptz,
  add column state text not null default 'waiting' check (state in ('waiting', 'active', 'used_up', 'expired', 'ended')),
  add column begun_at timestamptz,
  add column expires_at timestamptz,
  add column used_bytes bigint not null default 0 check (used_bytes >= 0),
  -- the last day on which something was used, and how much
  add column day date,
  add column day_bytes bigint not null default 0 check (day_bytes >= 0),
  add constraint loaded_plans_begun check ((begun_at is null) = (expires_at is null) and (state not in ('active', 'used_up') or begun_at is not null));
create index loaded_plans_of_sim on sandbox_network.loaded_plans (iccid);

create table sandbox_network.usage (
  reference text not null references sandbox_network.loaded_plans (reference),
  day date not null,
  bytes bigint not null check (bytes > 0),
  primary key (reference, day)
);
