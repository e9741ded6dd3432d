-- The lists of the menu and the footer as staff have put them. A list without a row, or whose newest says null, is as the shop has it.
create table link_list_changes (
  list text not null check (list in ('support', 'partnership', 'about', 'questions')),
  -- whoever has seen an older one changes nothing
  version int not null check (version > 0),
  -- ready-made entries by their keys, and links of the operator's own with a label in each language
  links jsonb,
  reason text not null,
  changed_by uuid not null references staff,
  changed_at timestamptz not null,
  primary key (list, version)
);
create trigger link_list_changes_changed after insert or update or delete or truncate on link_list_changes
  for each statement execute function catalogue_changed();

alter table drafts
  drop constraint drafts_kind_check,
  add constraint drafts_kind_check check (
    kind in (
      'plan', 'notice', 'question', 'policy', 'order_note', 'words', 'destination', 'region', 'networks', 'prices', 'links'
    )
  );
