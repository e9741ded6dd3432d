-- A text as its paragraphs, each with a hash of the original that it was translated from: what an import writes is not
-- here, and counts as translated together.
create table text_paragraphs (
  kind text not null check (kind in ('notice', 'question', 'policy')),
  name text not null,
  lang text not null,
  -- [{ "text": Markdown, "from": hash or null }]
  paragraphs jsonb not null,
  primary key (kind, name, lang)
);
alter table drafts drop constraint drafts_kind_check;
alter table drafts add constraint drafts_kind_check check (kind in ('plan', 'notice', 'question', 'policy'));
-- What was done to a text, newest first.
create index actions_on_texts on actions ((details ->> 'text'), at desc) where details ? 'text';
