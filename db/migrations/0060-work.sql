-- Cases are work: due, owned, snoozed. The previous version writes none of this: its cases are due within a day until the job
-- `find-work` puts the rule of their kind on them. No rewrite: the defaults are the same for every row of before.
alter table cases
  add column due_at timestamptz not null default now() + interval '1 day',
  -- of the traveller whom it touches; `infinity`, where nobody waits to leave
  add column departs_on date not null default 'infinity',
  add column owner_id uuid references staff,
  add column snoozed_until timestamptz,
  -- raised by every change that a colleague makes: a form that has seen an older one changes nothing
  add column version int not null default 1;
create index cases_due on cases (due_at, departs_on, id) where closed_at is null;
create index cases_closed on cases (closed_at, id) where closed_at is not null;
