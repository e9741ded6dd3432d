-- Taken from the shop by staff, and put back by them: an import leaves that alone.
alter table notices add column withdrawn_at timestamptz;
alter table faq add column withdrawn_at timestamptz;

-- A text to come: from a moment on, or a notice until one. Over ones stay.
create table text_changes (
  id uuid primary key,
  kind text not null check (kind in ('notice', 'question', 'policy')),
  name text not null,
  -- as its publication was asked for, with the version of the text that it was decided upon; none: a new text
  wish jsonb not null,
  version text,
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at) check (ends_at is null or kind = 'notice'),
  -- collided: its moment came upon another text than it was decided upon, and a person decides
  state text not null check (state in ('waiting', 'running', 'over', 'cancelled', 'collided')),
  -- when it has something to do next
  due_at timestamptz generated always as (case state when 'waiting' then starts_at when 'running' then ends_at end) stored,
  made_by uuid not null references staff,
  made_at timestamptz not null
);
-- read with the catalogue's version, by every page
create index text_changes_due on text_changes (due_at) where due_at is not null;
-- of two that wait, the second would be decided upon a text that the first replaces
create unique index text_changes_one on text_changes (kind, name) where state in ('waiting', 'running');
create index text_changes_open on text_changes (starts_at, id) where state in ('waiting', 'running', 'collided');
create index text_changes_over on text_changes (starts_at desc) where state in ('over', 'cancelled');
