-- Texts and words that wait for a second reader, where the setting says so. Nothing of them is published before.
create table text_proposals (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('text', 'text_later', 'words', 'words_later')),
  -- the text or the message that it is about
  subject text not null,
  -- what was asked for, with the version that was seen
  wish jsonb not null,
  wish_hash bytea not null,
  -- as they were shown to whoever proposed it
  differences jsonb not null,
  state text not null default 'proposed' check (state in ('proposed', 'confirmed', 'declined')),
  proposed_by uuid not null references staff,
  proposed_at timestamptz not null,
  decided_by uuid references staff,
  decided_at timestamptz,
  constraint text_proposals_decided check ((state = 'proposed') = (decided_by is null)),
  constraint text_proposals_of_two check (state <> 'confirmed' or decided_by <> proposed_by)
);
create index text_proposals_open on text_proposals (proposed_at, id) where state = 'proposed';
create index text_proposals_decided_at on text_proposals (decided_at, id) where state <> 'proposed';
-- pressed twice, it is proposed once
create unique index text_proposals_once on text_proposals (proposed_by, wish_hash) where state = 'proposed';
