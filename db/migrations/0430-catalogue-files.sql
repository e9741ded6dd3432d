-- Files of the catalogue, and of promo codes, that somebody has looked through and not published: the last ones of each
-- member of staff. Two tables, since two rights open them.
create table catalogue_uploads (
  staff_id uuid primary key references staff on delete cascade,
  id uuid not null unique,
  -- {"plans": text, …}, any of them
  files jsonb not null,
  at timestamptz not null
);
create table promo_uploads (
  staff_id uuid primary key references staff on delete cascade,
  id uuid not null unique,
  -- {"promo-codes": text}
  files jsonb not null,
  at timestamptz not null
);

-- All plans of a file whose prices wait for a second person.
alter table price_proposals
  drop constraint price_proposals_kind_check,
  add constraint price_proposals_kind_check check (kind in ('plan', 'plans', 'prices', 'schedule'));
