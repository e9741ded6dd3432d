-- Text messages and push messages kept instead of sent, as kept_mails keeps letters. What they say, and the address of a
-- browser, are sealed.
create table kept_texts (
  key text primary key,
  kept_at timestamptz not null,
  recipient text not null,
  sealed bytea not null
);

create table kept_pushes (
  id uuid primary key default gen_random_uuid(),
  kept_at timestamptz not null,
  push_service text not null,
  sealed bytea not null
);

create index on kept_texts (kept_at);
create index on kept_pushes (kept_at);
