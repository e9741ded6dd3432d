-- Words of the shop begin at a moment and are turned back at another, as notices are: `name` is their area and place.
alter table text_changes
  drop constraint text_changes_kind_check,
  add constraint text_changes_kind_check check (kind in ('notice', 'question', 'policy', 'words')),
  drop constraint text_changes_check1,
  add constraint text_changes_check1 check (ends_at is null or kind in ('notice', 'words'));
