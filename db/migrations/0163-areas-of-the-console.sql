-- A destination that is not shown stands in no list of the shop; what was sold there, and plans of a region, go on.
-- An import says nothing of it: in the console alone is it decided.
alter table destinations add column shown boolean not null default true;
alter table drafts drop constraint drafts_kind_check;
alter table drafts add constraint drafts_kind_check check (
  kind in ('plan', 'notice', 'question', 'policy', 'order_note', 'words', 'destination', 'region', 'networks')
);
