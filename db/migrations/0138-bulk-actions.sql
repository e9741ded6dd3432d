-- What a member of staff does with many orders at once: a job carries it out, order by order.
create table bulk_actions (
  id uuid primary key default gen_random_uuid(),
  staff_id uuid not null references staff,
  kind text not null check (kind in ('mail', 'note', 'cancel')),
  -- the kind of e-mail, the words of the note
  details jsonb not null,
  -- all orders that it leaves; null: the orders were chosen one by one
  filter jsonb,
  state text not null check (state in ('gathering', 'running', 'done', 'stopped')),
  -- more orders were found than are done at once
  more boolean not null default false,
  at timestamptz not null,
  begins_at timestamptz not null,
  ended_at timestamptz,
  -- null: it came to its end by itself
  stopped_by text
);
-- one at a time for each member
create unique index bulk_actions_under_way on bulk_actions (staff_id) where state in ('gathering', 'running');
create index bulk_actions_newest on bulk_actions (at, id);
create table bulk_action_orders (
  bulk_action_id uuid not null references bulk_actions,
  -- in the order of the list
  place integer not null,
  order_id uuid not null references orders,
  -- 'done', or the code of the refusal; null: not tried yet
  outcome text,
  primary key (bulk_action_id, place)
);
create unique index bulk_action_orders_once on bulk_action_orders (bulk_action_id, order_id);
create index bulk_action_orders_of_order on bulk_action_orders (order_id);
create index bulk_action_orders_outcome on bulk_action_orders (bulk_action_id, outcome, place);
insert into staff_grants (role, "right") values ('support', 'cancel_orders') on conflict do nothing;
