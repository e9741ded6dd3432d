-- A CSV of orders that somebody is writing out: which orders, and whether with whole mailboxes. It ends with the session.
create table order_exports (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references staff_sessions on delete cascade,
  filter jsonb not null,
  in_full boolean not null,
  at timestamptz not null
);
create index order_exports_of_session on order_exports (session_id);
