-- What a member of staff does with all enquiries that a filter leaves, as with many cases (0498), in tables of its own for
-- the same reason.
create table bulk_enquiry_actions (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff,
  kind text not null check (kind in ('assign', 'close')),
  -- to whom
  details jsonb not null,
  filter jsonb not null,
  state text not null check (state in ('gathering', 'running', 'done', 'stopped')),
  -- more enquiries were found than are done at once
  more boolean not null default false,
  at timestamptz not null,
  begins_at timestamptz not null,
  ended_at timestamptz,
  -- null: it came to its end by itself
  stopped_by text
);
-- one at a time for each member
create unique index bulk_enquiry_actions_under_way on bulk_enquiry_actions (staff_id)
  where state in ('gathering', 'running');
create index bulk_enquiry_actions_newest on bulk_enquiry_actions (at, id);
create table bulk_action_enquiries (
  bulk_action_id uuid not null references bulk_enquiry_actions,
  -- in the order of the list
  place integer not null,
  enquiry_id uuid not null references enquiries,
  -- as it was gathered: what a colleague changes afterwards is not closed
  version integer not null,
  -- 'done', or the code of the refusal; null: not tried yet
  outcome text,
  primary key (bulk_action_id, place)
);
create unique index bulk_action_enquiries_once on bulk_action_enquiries (bulk_action_id, enquiry_id);
create index bulk_action_enquiries_of_enquiry on bulk_action_enquiries (enquiry_id);
create index bulk_action_enquiries_outcome on bulk_action_enquiries (bulk_action_id, outcome, place);
