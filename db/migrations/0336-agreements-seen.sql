-- What was agreed to, by hash and newest first: a repeat that comes after its owner has changed or stopped it does nothing.
alter table auto_top_ups add column seen bytea[] not null default '{}';
alter table prepaid_auto_top_ups add column seen bytea[] not null default '{}';
