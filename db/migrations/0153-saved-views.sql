-- A list as somebody likes to see it. A view is a named address: what it filters by, its order and its columns.
create table saved_views (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff on delete cascade,
  list text not null check (list in ('orders')),
  name text not null,
  -- as the list's address asks for it
  asks jsonb not null,
  shared boolean not null,
  -- among the maker's own
  place integer not null,
  version integer not null default 1,
  made_at timestamptz not null
);
create unique index saved_views_named on saved_views (staff_id, list, lower(name));
create index saved_views_shared on saved_views (list) where shared;
-- The columns of a view as one person has put them; `view` is one of the list's own or the id of a saved one.
create table list_layouts (
  staff_id uuid not null references staff on delete cascade,
  list text not null check (list in ('orders')),
  view text not null,
  columns text[] not null,
  density text not null check (density in ('normal', 'compact')),
  primary key (staff_id, list, view)
);
