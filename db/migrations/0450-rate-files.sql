-- A file of exchange rates that somebody has looked through and not published: a table of its own, since another right
-- opens it than the catalogue.
create table rate_uploads (
  staff_id uuid primary key references staff on delete cascade,
  id uuid not null unique,
  -- {"exchange-rates": text}
  files jsonb not null,
  at timestamptz not null
);
