-- The open cases of many orders are given to a colleague at once; and one-letter keys that somebody does not want (WCAG 2.1.4).
alter table bulk_actions
  drop constraint bulk_actions_kind_check,
  add constraint bulk_actions_kind_check check (kind in ('mail', 'note', 'cancel', 'give'));
alter table staff add column letter_keys boolean not null default true;
