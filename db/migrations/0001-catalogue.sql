-- What the shop sells and where it works. Loaded by the importer; read by every page.

create table destinations (
  iso2 text primary key check (iso2 ~ '^[A-Z]{2}$'),
  slug text not null unique,
  mcc text not null check (mcc ~ '^[0-9]{3}$'),
  all_mcc text[] not null,
  continent text not null check (continent in ('asia', 'europe', 'north-america', 'south-america', 'africa', 'oceania')),
  time_zone text not null,
  main_city_lon numeric not null,
  main_city_lat numeric not null,
  calling_code text not null,
  popular integer,
  identity_rule text not null check (identity_rule in ('none', 'real_name')),
  blocked_note text check (blocked_note in ('blocked_apps', 'install_before_arrival')),
  names jsonb not null
);
create index destinations_mcc on destinations (mcc);

-- Cities, airports and other names by which people look for a destination.
create table places (
  iso2 text not null references destinations,
  kind text not null check (kind in ('city', 'airport', 'alias')),
  code text,
  names jsonb not null
);
create unique index places_once on places (iso2, kind, coalesce(code, ''), (names ->> 'en'));

create table carriers (
  iso2 text not null references destinations,
  carrier text not null,
  mccmnc text[] not null,
  generations text[] not null,
  primary key (iso2, carrier)
);

-- Which carriers a plan roams on: plans name a network set, so that one agreement is written once.
create table networks (
  network_set text not null,
  iso2 text not null,
  carrier text not null,
  rank text not null check (rank in ('primary', 'secondary')),
  generations text[] not null,
  apn text not null,
  primary key (network_set, iso2, carrier),
  foreign key (iso2, carrier) references carriers
);

create table regions (
  slug text primary key,
  kind text not null check (kind in ('regional', 'global')),
  countries text[] not null,
  popular integer,
  names jsonb not null
);

create table plans (
  code text primary key,
  kind text not null check (kind in ('day_pass', 'fixed')),
  scope text not null check (scope in ('country', 'regional', 'global')),
  area text not null,
  countries text[] not null,
  allowance_mb integer not null check (allowance_mb > 0),
  days integer check (days > 0),
  min_days integer check (min_days > 0),
  max_days integer check (max_days >= min_days),
  speed_after_kbps integer not null check (speed_after_kbps >= 0),
  start_rule text not null check (start_rule in ('first_connection', 'installation', 'purchase')),
  day_rule text check (day_rule in ('calendar_day', '24_hours')),
  day_zone text,
  use_by_days integer not null check (use_by_days > 0),
  hotspot text not null check (hotspot in ('yes', 'until_allowance', 'no')),
  network_set text not null,
  breakout text[] not null,
  reinstall text not null check (reinstall in ('once', 'same_device', 'any_device')),
  top_up boolean not null,
  identity text not null check (identity in ('none', 'real_name')),
  refund_rule text not null check (refund_rule in ('until_installed', 'until_activated', 'none')),
  ways text[] not null check (ways <@ array['esim', 'physical', 'renewal'] and cardinality(ways) > 0),
  on_sale boolean not null default true,
  check ((kind = 'fixed') = (days is not null)),
  check ((kind = 'day_pass') = (min_days is not null and max_days is not null and day_rule is not null))
);
create index plans_countries on plans using gin (countries) where on_sale;

-- Minor units; for a day pass the price of one day (requirements L6: set by the operator, never computed from another currency).
create table plan_prices (
  plan_code text not null references plans,
  currency text not null check (currency in ('CNY', 'HKD', 'USD')),
  amount integer not null check (amount > 0),
  was_amount integer check (was_amount > amount),
  primary key (plan_code, currency)
);

create table exchange_rates (
  base text not null check (base in ('CNY', 'HKD', 'USD')),
  quote text not null check (quote in ('CNY', 'HKD', 'USD')),
  rate numeric not null check (rate > 0),
  source text not null,
  valid_from timestamptz not null,
  primary key (base, quote, valid_from)
);

-- One number that moves with every change a page could show. A cached page is valid for one number only.
create table catalogue_version (
  one_row boolean primary key default true check (one_row),
  version bigint not null
);
insert into catalogue_version (version) values (1);

create function catalogue_changed() returns trigger language plpgsql as $$
begin
  update catalogue_version set version = version + 1;
  return null;
end $$;

create table notices (
  id text not null,
  lang text not null,
  title text not null,
  html text not null,
  source text not null,
  published_at timestamptz not null,
  primary key (id, lang)
);

create table faq (
  kind text not null check (kind in ('Product', 'Use', 'Troubles', 'Real_name_registration', 'eSIM')),
  id text not null,
  lang text not null,
  position integer not null,
  question text not null,
  answer_html text not null,
  primary key (kind, id, lang)
);

create table policies (
  docname text not null,
  lang text not null,
  title text not null,
  version text not null,
  effective date not null,
  html text not null,
  primary key (docname, lang)
);

create trigger destinations_changed after insert or update or delete or truncate on destinations for each statement execute function catalogue_changed();
create trigger places_changed after insert or update or delete or truncate on places for each statement execute function catalogue_changed();
create trigger carriers_changed after insert or update or delete or truncate on carriers for each statement execute function catalogue_changed();
create trigger networks_changed after insert or update or delete or truncate on networks for each statement execute function catalogue_changed();
create trigger regions_changed after insert or update or delete or truncate on regions for each statement execute function catalogue_changed();
create trigger plans_changed after insert or update or delete or truncate on plans for each statement execute function catalogue_changed();
create trigger plan_prices_changed after insert or update or delete or truncate on plan_prices for each statement execute function catalogue_changed();
create trigger notices_changed after insert or update or delete or truncate on notices for each statement execute function catalogue_changed();
create trigger faq_changed after insert or update or delete or truncate on faq for each statement execute function catalogue_changed();
create trigger policies_changed after insert or update or delete or truncate on policies for each statement execute function catalogue_changed();
