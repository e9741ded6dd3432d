-- Prices that wait for a second person, where the setting says so. Nothing of them is published before.
create table price_proposals (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('plan', 'prices', 'schedule')),
  -- what was asked for, with the versions that were seen
  wish jsonb not null,
  wish_hash bytea not null,
  -- as they were named to whoever proposed it
  changes jsonb not null,
  state text not null default 'proposed' check (state in ('proposed', 'confirmed', 'declined')),
  proposed_by uuid not null references staff,
  proposed_at timestamptz not null,
  decided_by uuid references staff,
  decided_at timestamptz,
  constraint price_proposals_decided check ((state = 'proposed') = (decided_by is null)),
  constraint price_proposals_of_two check (state <> 'confirmed' or decided_by <> proposed_by)
);
create index price_proposals_open on price_proposals (proposed_at, id) where state = 'proposed';
create index price_proposals_decided_at on price_proposals (decided_at, id) where state <> 'proposed';
-- pressed twice, it is proposed once
create unique index price_proposals_once on price_proposals (proposed_by, wish_hash) where state = 'proposed';
