-- What the Gogo China page says (row T3), each fact with its source, the day on which that was true, and how sure it is.

create table china_sources (
  code text primary key,
  -- empty: no page that a traveller should be sent to
  address text,
  -- who says so, by language
  names jsonb not null
);
create trigger china_sources_changed after insert or update or delete or truncate on china_sources for each statement execute function catalogue_changed();

-- The newest position of a figure leads; those before it stay below.
create table china_figures (
  figure text not null,
  as_of date not null,
  value numeric not null check (value >= 0),
  -- a person has held the shop's list against its source on that day
  confirmed_on date,
  source text not null references china_sources,
  confidence text not null check (confidence in ('high', 'medium', 'low')),
  primary key (figure, as_of)
);
create trigger china_figures_changed after insert or update or delete or truncate on china_figures for each statement execute function catalogue_changed();

-- How sure the rules of the transit check are, which the code applies.
create table china_rules (
  rule text primary key,
  source text not null references china_sources,
  as_of date not null,
  confidence text not null check (confidence in ('high', 'medium', 'low'))
);
create trigger china_rules_changed after insert or update or delete or truncate on china_rules for each statement execute function catalogue_changed();

create table china_ports (
  code text primary key,
  kind text not null check (kind in ('air', 'sea', 'road', 'rail')),
  province text not null,
  iata text,
  -- one may leave by it wherever one has come in
  leaving boolean not null,
  valid_from date not null,
  names jsonb not null,
  source text not null references china_sources,
  as_of date not null,
  confidence text not null check (confidence in ('high', 'medium', 'low'))
);
create trigger china_ports_changed after insert or update or delete or truncate on china_ports for each statement execute function catalogue_changed();

-- CN-SX: a province; CN-SX-datong: a city in one of which only some are open.
create table china_areas (
  code text primary key,
  scope text not null check (scope in ('whole', 'part', 'city', 'none')),
  names jsonb not null,
  source text not null references china_sources,
  as_of date not null,
  confidence text not null check (confidence in ('high', 'medium', 'low'))
);
create trigger china_areas_changed after insert or update or delete or truncate on china_areas for each statement execute function catalogue_changed();

create table china_passports (
  scheme text not null check (scheme in ('transit', 'unilateral', 'mutual')),
  iso2 text not null,
  valid_from date,
  valid_until date,
  -- how long one may stay; null: not known
  stay text,
  -- sources contradict each other: the check asks, whatever else holds
  doubtful boolean not null,
  source text not null references china_sources,
  as_of date not null,
  confidence text not null check (confidence in ('high', 'medium', 'low')),
  primary key (scheme, iso2)
);
create trigger china_passports_changed after insert or update or delete or truncate on china_passports for each statement execute function catalogue_changed();

create table china_apps (
  code text primary key,
  place integer not null,
  purpose text not null check (purpose in ('pay', 'entry', 'train', 'taxi', 'map')),
  -- brands that it takes; empty: it takes no card by itself
  cards text[] not null,
  names jsonb not null,
  source text not null references china_sources,
  as_of date not null,
  confidence text not null check (confidence in ('high', 'medium', 'low'))
);
create trigger china_apps_changed after insert or update or delete or truncate on china_apps for each statement execute function catalogue_changed();
