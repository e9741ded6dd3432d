-- What staff have made of the shop's own words. A message without a row in a language, or whose newest says null, is as the shop's files have it.
create table word_changes (
  -- grows with every change: which words a page was made with
  id bigint generated always as identity unique,
  -- a file of words and the message's place in it
  area text not null,
  path text not null,
  lang text not null,
  -- counted per message, for all languages together: whoever has seen an older one changes nothing
  version int not null check (version > 0),
  -- [["as the shop has it", "as it is said now"]]
  said jsonb,
  -- what the original said when this was written: another one since, and the translation is behind
  original text not null,
  reason text not null,
  changed_by uuid not null references staff,
  changed_at timestamptz not null,
  primary key (area, path, lang, version)
);
create trigger word_changes_changed after insert or update or delete or truncate on word_changes
  for each statement execute function catalogue_changed();

alter table drafts
  drop constraint drafts_kind_check,
  add constraint drafts_kind_check check (
    kind in ('plan', 'notice', 'question', 'policy', 'order_note', 'words', 'destination', 'region', 'networks')
  );
