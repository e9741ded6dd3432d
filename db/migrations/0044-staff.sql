-- Who works here: apart from customers in every table, so that no statement can take one for the other.
create table staff (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  name text not null,
  role text not null check (role in ('administrator')),
  -- argon2id in PHC form, and the sealed secret of the code app (RFC 6238): both or neither
  password_hash text,
  totp_secret bytea,
  -- the last time step whose code was used: each counts once
  totp_step bigint,
  created_at timestamptz not null,
  check ((password_hash is null) = (totp_secret is null))
);
create table staff_invitations (
  token_hash bytea primary key,
  staff_id uuid not null unique references staff on delete cascade,
  expires_at timestamptz not null
);
create table staff_passkeys (
  -- the credential id, base64url
  id text primary key,
  staff_id uuid not null references staff on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index staff_passkeys_of_staff on staff_passkeys (staff_id);
create table staff_challenges (
  id uuid primary key,
  challenge text not null,
  -- null: whoever signs in
  staff_id uuid references staff on delete cascade,
  expires_at timestamptz not null
);
create index staff_challenges_expiring on staff_challenges (expires_at);
create table staff_sessions (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  staff_id uuid not null references staff on delete cascade,
  device text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index staff_sessions_of_staff on staff_sessions (staff_id);
create index staff_sessions_expiring on staff_sessions (expires_at);

-- The audit trail names a member of staff, and nobody rewrites it: not the shop, not by mistake.
alter table actions add column staff_id uuid references staff;
create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger actions_are_append_only before update or delete on actions
  for each statement execute function refuse_rewriting();
create trigger actions_are_not_truncated before truncate on actions
  for each statement execute function refuse_rewriting();
