-- Prices of a plan to come: from a moment on, or from one until another. Over ones stay: they are the history of prices.
create table price_changes (
  id uuid primary key,
  plan_code text not null references plans,
  -- {"CNY": {"amount": 1299, "was": null}, …} as a publication has them
  prices jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  state text not null check (state in ('waiting', 'running', 'over', 'cancelled', 'dropped')),
  -- when it has something to do next
  due_at timestamptz generated always as (case state when 'waiting' then starts_at when 'running' then ends_at end) stored,
  -- what is published instead of it: while it waits, what it was decided upon; while it runs, what comes back
  former jsonb not null,
  made_by uuid not null references staff,
  made_at timestamptz not null
);
-- read with the catalogue's version, by every page
create index price_changes_due on price_changes (due_at) where due_at is not null;
create index price_changes_of_plans on price_changes (plan_code) where due_at is not null;
create index price_changes_over on price_changes (starts_at desc) where due_at is null;
