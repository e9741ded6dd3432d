-- When somebody last showed within a session that it is them; null: when it began.
alter table staff_sessions add column proven_at timestamptz;
-- Whose masked data a member of staff sees whole, until when. It ends with the session.
create table reveals (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references staff_sessions on delete cascade,
  -- an order by its number; a customer by the number of one of their orders, or by the account
  kind text not null check (kind in ('order', 'customer')),
  thing text not null,
  ends_at timestamptz not null
);
create unique index reveals_of_session on reveals (session_id, kind, thing);
create index reveals_ending on reveals (ends_at);
insert into staff_grants (role, "right") values ('support', 'reveal_personal_data') on conflict do nothing;
