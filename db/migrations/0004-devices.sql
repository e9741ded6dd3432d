-- Which phones, tablets and watches take an eSIM (requirements B3), and what a buyer found out about the own one.

create table devices (
  slug text primary key,
  brand text not null,
  kind text not null check (kind in ('phone', 'tablet', 'laptop', 'watch')),
  model text not null,
  -- the names under which browsers tell the model; a star at the end stands for anything
  browser_names text[] not null,
  year integer not null,
  -- what holds wherever it was bought, and the places where something else holds: {"CN": "no"}
  esim text not null check (esim in ('yes', 'no', 'look')),
  bought_in jsonb not null,
  source text not null,
  as_of date not null
);
create trigger devices_changed after insert or update or delete or truncate on devices for each statement execute function catalogue_changed();

-- {"model": "apple-iphone-15", "bought": "CN", "answer": "no"}; null: not asked. Never an EID.
alter table orders add column device jsonb;
