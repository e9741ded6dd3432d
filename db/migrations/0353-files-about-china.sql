-- Files about China that somebody has looked through and not published: the last ones of each member of staff.
create table china_uploads (
  staff_id uuid primary key references staff on delete cascade,
  id uuid not null unique,
  -- {"ports": text, …}, any of them
  files jsonb not null,
  at timestamptz not null
);

-- A fact about China can be kept as a draft, and can come at a moment; `name` is its kind and name.
alter table text_changes
  drop constraint text_changes_kind_check,
  add constraint text_changes_kind_check check (kind in ('notice', 'question', 'policy', 'words', 'china'));
alter table drafts
  drop constraint drafts_kind_check,
  add constraint drafts_kind_check check (
    kind in (
      'plan', 'notice', 'question', 'policy', 'order_note', 'words', 'destination', 'region', 'networks', 'prices',
      'links', 'china'
    )
  );
