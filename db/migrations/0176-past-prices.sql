-- What plans have cost, and until when: a price that is announced as reduced is held against the lowest of the thirty
-- days before (directive 98/6/EC, article 6a). Whoever moves a price: a colleague, a change that was scheduled, a file,
-- also an older version of the shop.
create table past_prices (
  plan_code text not null,
  currency text not null,
  amount integer not null,
  until timestamptz not null
);
create index past_prices_of_plan on past_prices (plan_code, until);
create function price_is_past() returns trigger language plpgsql as $$
begin
  insert into past_prices (plan_code, currency, amount, until)
    values (old.plan_code, old.currency, old.amount, clock_timestamp());
  return null;
end $$;
create trigger plan_prices_past after update of amount on plan_prices for each row
  when (old.amount is distinct from new.amount) execute function price_is_past();
-- what the trail knows of the days before
insert into past_prices (plan_code, currency, amount, until)
  select details ->> 'plan', split_part(key, '.', 2), value::integer, at
  from actions, jsonb_each_text(before) as field (key, value)
  where action in ('plan_published', 'prices_began', 'prices_ended') and details ? 'plan'
    and key ~ '^prices\.[A-Z]{3}\.amount$' and value ~ '^\d{1,9}$' and at > now() - interval '400 days';

-- What a plan costs us, for a day pass each day: staff type it, and no page of the shop reads it.
create table plan_costs (
  plan_code text primary key references plans,
  amount integer not null check (amount > 0),
  currency text not null check (currency in ('CNY', 'HKD', 'USD')),
  -- a form brings the one that it was opened with
  version integer not null check (version > 0),
  set_by uuid not null references staff,
  set_at timestamptz not null
);
