-- What the status page says is in trouble, or was: a network or a function of the shop, told by staff or by the shop's own checks.
create table outages (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('network', 'function')),
  function text check (function in ('shop', 'payments', 'suppliers', 'network', 'deliveries', 'mail')),
  severity text not null check (severity in ('slow', 'partly', 'down')),
  -- {en, zh-cn, zh-hk}; what one can do meanwhile may be left out
  titles jsonb not null,
  advice jsonb,
  -- countries by their ISO codes, and codes of plans
  places text[] not null default '{}',
  plans text[] not null default '{}',
  began_at timestamptz not null,
  -- null: it goes on
  ended_at timestamptz,
  -- told or measured at this moment
  opened_at timestamptz not null,
  -- taken from the page, as a false alarm
  hidden_at timestamptz,
  -- null: the shop measured it
  staff_id uuid references staff,
  version int not null default 1,
  check (ended_at >= began_at),
  check ((kind = 'function') = (function is not null)),
  check (kind = 'function' or cardinality(places) > 0)
);
create unique index outages_measured on outages (function) where staff_id is null and ended_at is null;
create index outages_newest on outages (opened_at, id);
create index outages_of_staff on outages (staff_id);

create table outage_updates (
  id uuid primary key default gen_random_uuid(),
  outage_id uuid not null references outages,
  at timestamptz not null,
  texts jsonb not null,
  staff_id uuid not null references staff
);
create index outage_updates_of_outage on outage_updates (outage_id, at);
create index outage_updates_of_staff on outage_updates (staff_id);

create trigger outages_changed after insert or update or delete on outages
  for each statement execute function catalogue_changed();
create trigger outage_updates_changed after insert or update or delete on outage_updates
  for each statement execute function catalogue_changed();

-- How often the shop looked at a function on a day (Hong Kong) and could tell how it was: a day without is not measured.
create table outage_checks (
  day date not null,
  function text not null,
  checks int not null,
  primary key (day, function)
);

-- What the last check found of a function, and since when it has.
create table outage_signs (
  function text primary key,
  verdict text not null check (verdict in ('well', 'trouble', 'silent')),
  since timestamptz not null
);

-- How far the counts of an hour (outside_hours) were at a moment, so that the next checks know what came since.
create table outage_samples (
  service text not null,
  at timestamptz not null,
  attempts int not null,
  failures int not null,
  primary key (service, at)
);
