-- What somebody of the shop has begun to change and not published: kept as typed, even where it is not valid yet.
create table drafts (
  kind text not null check (kind in ('plan')),
  -- of what is changed; '' for something new
  thing text not null,
  staff_id uuid not null references staff on delete cascade,
  entries jsonb not null,
  -- of what the form showed when it was opened
  version text,
  saved_at timestamptz not null,
  primary key (kind, thing, staff_id)
);
create index drafts_of_staff on drafts (staff_id);
-- What was done to a plan, newest first: its page shows it, and a price can be turned back from there.
create index actions_on_plans on actions ((details ->> 'plan'), at desc) where details ? 'plan';
