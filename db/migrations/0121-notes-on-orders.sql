-- What staff tell each other about an order. A note that is deleted goes whole: the trail keeps that it was there.
create table order_notes (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  staff_id uuid not null references staff,
  at timestamptz not null,
  text text not null check (char_length(text) between 1 and 2000)
);
create index order_notes_of_order on order_notes (order_id, at);
create index order_notes_of_staff on order_notes (staff_id);
-- Whom a note names, as it was written behind the @; until they see it, it waits in their inbox.
create table note_mentions (
  note_id uuid not null references order_notes on delete cascade,
  staff_id uuid not null references staff,
  called text not null,
  seen_at timestamptz,
  primary key (note_id, staff_id)
);
create index note_mentions_unseen on note_mentions (staff_id) where seen_at is null;
create index note_mentions_of_staff on note_mentions (staff_id);
alter table drafts drop constraint drafts_kind_check;
alter table drafts add constraint drafts_kind_check
  check (kind in ('plan', 'notice', 'question', 'policy', 'order_note'));
insert into staff_grants (role, "right") values
  ('support', 'write_notes'), ('logistics', 'write_notes'), ('finance', 'write_notes'), ('reviewer', 'write_notes')
  on conflict do nothing;
