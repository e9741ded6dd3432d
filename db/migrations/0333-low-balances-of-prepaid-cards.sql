-- What the owners of prepaid cards want when a balance runs low: to be told, and to have the card topped up.

create table prepaid_alerts (
  account_id uuid not null references accounts on delete cascade,
  iccid text not null,
  -- in minor units of HKD: below it, it is told
  below integer not null check (below > 0),
  by_text boolean not null,
  -- the card's last entry when it was told; told again only after a top-up later than that has lifted the balance
  told_entry bigint,
  changed_at timestamptz not null,
  primary key (account_id, iccid)
);
create index prepaid_alerts_of_card on prepaid_alerts (iccid);

create table prepaid_auto_top_ups (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  iccid text not null,
  tariff text not null,
  card_id uuid not null references saved_cards,
  -- what its owner has agreed to, in minor units of HKD
  below integer not null check (below > 0),
  amount integer not null check (amount >= below),
  monthly_cap integer not null check (monthly_cap >= amount),
  consent_version text not null,
  lang text not null,
  on_since timestamptz,
  -- why it was turned off by itself
  stopped text check (stopped in ('payment', 'amount', 'card')),
  changed_at timestamptz not null,
  unique (account_id, iccid)
);
create index prepaid_auto_top_ups_on on prepaid_auto_top_ups (iccid) where on_since is not null;
create index prepaid_auto_top_ups_of_card on prepaid_auto_top_ups (card_id);

-- Each top-up that was made by itself; of a month that the cap has ended, one without.
create table prepaid_auto_charges (
  id bigint generated always as identity primary key,
  auto_top_up_id uuid not null references prepaid_auto_top_ups on delete cascade,
  -- of top_ups, which a later file makes
  top_up_id uuid unique,
  -- the first day of the calendar month in Hong Kong
  month date not null,
  amount integer not null check (amount > 0),
  -- `asked`: the payment card is being charged, or the balance is on its way
  state text not null check (state in ('asked', 'done', 'failed', 'capped')),
  asked_at timestamptz not null,
  check ((state = 'capped') = (top_up_id is null))
);
create index prepaid_auto_charges_of_month on prepaid_auto_charges (auto_top_up_id, month);
create unique index prepaid_auto_charges_capped on prepaid_auto_charges (auto_top_up_id, month) where state = 'capped';
create index prepaid_auto_charges_asked on prepaid_auto_charges (asked_at) where state = 'asked';
