-- Something that went wrong outside or inside, in the words of staff, and whom it touches: orders of a span of time.
create table incidents (
  id uuid primary key default gen_random_uuid(),
  title text not null check (char_length(title) between 1 and 120),
  touches text not null check (touches in ('gateway', 'supplier', 'network', 'mail', 'delivery')),
  -- one gateway or supplier; null: any
  name text,
  -- those that still wait, or all of the span
  still boolean not null,
  since timestamptz not null,
  -- null: it goes on
  until timestamptz,
  staff_id uuid not null references staff,
  opened_at timestamptz not null,
  version int not null default 1,
  check (until > since)
);
create index incidents_newest on incidents (opened_at, id);
create index incidents_of_staff on incidents (staff_id);
-- An e-mail to those whom an incident touches, in every language; until `held_until` it can be taken back.
create table incident_letters (
  id uuid primary key default gen_random_uuid(),
  incident_id uuid not null references incidents,
  staff_id uuid not null references staff,
  at timestamptz not null,
  held_until timestamptz,
  -- {en: {subject, text}, …}
  texts jsonb not null,
  orders int not null
);
create index incident_letters_of_incident on incident_letters (incident_id, at);
create index incident_letters_of_staff on incident_letters (staff_id);
-- To whom it goes: each order hears of an incident once. `queued_at`: when its e-mail was given to the queue.
create table incident_orders (
  incident_id uuid not null references incidents,
  order_id uuid not null references orders,
  letter_id uuid not null references incident_letters on delete cascade,
  queued_at timestamptz,
  primary key (incident_id, order_id)
);
create index incident_orders_to_write on incident_orders (letter_id, order_id) where queued_at is null;
create index incident_orders_of_letter on incident_orders (letter_id);
create index incident_orders_of_order on incident_orders (order_id);
