-- What a member of staff does with all cases that a filter leaves, as with many orders (0138). Tables of its own: the
-- version before fails on a list with kinds that it does not know.
create table bulk_case_actions (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff,
  kind text not null check (kind in ('assign', 'snooze', 'close')),
  -- to whom, until when, what was found
  details jsonb not null,
  filter jsonb not null,
  state text not null check (state in ('gathering', 'running', 'done', 'stopped')),
  -- more cases were found than are done at once
  more boolean not null default false,
  at timestamptz not null,
  begins_at timestamptz not null,
  ended_at timestamptz,
  -- null: it came to its end by itself
  stopped_by text
);
-- one at a time for each member
create unique index bulk_case_actions_under_way on bulk_case_actions (staff_id) where state in ('gathering', 'running');
create index bulk_case_actions_newest on bulk_case_actions (at, id);
create table bulk_action_cases (
  bulk_action_id uuid not null references bulk_case_actions,
  -- in the order of the inbox
  place integer not null,
  case_id uuid not null references cases,
  -- as it was gathered: what a colleague changes afterwards is neither snoozed nor closed
  version integer not null,
  -- 'done', or the code of the refusal; null: not tried yet
  outcome text,
  primary key (bulk_action_id, place)
);
create unique index bulk_action_cases_once on bulk_action_cases (bulk_action_id, case_id);
create index bulk_action_cases_of_case on bulk_action_cases (case_id);
create index bulk_action_cases_outcome on bulk_action_cases (bulk_action_id, outcome, place);
