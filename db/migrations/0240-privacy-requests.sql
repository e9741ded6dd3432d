-- What customers ask for under privacy law: a copy of their data, or that it is erased.
create table privacy_requests (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('export', 'erase')),
  -- proposed: a colleague is to confirm that it is erased
  state text not null default 'open' check (state in ('open', 'proposed', 'done', 'declined')),
  -- as the console addresses them: an order's number, or the account, which is gone when it was erased
  customer text not null,
  email text not null check (email = lower(email)),
  lang text not null,
  received_on date not null,
  due_at timestamptz not null,
  noted_by uuid not null references staff,
  noted_at timestamptz not null,
  proposed_by uuid references staff,
  ended_by uuid references staff,
  ended_at timestamptz,
  check ((ended_at is null) = (state in ('open', 'proposed'))),
  check ((ended_by is null) = (ended_at is null)),
  check ((proposed_by is not null) or state <> 'proposed'),
  check (proposed_by <> ended_by or state <> 'done')
);
create unique index privacy_request_open_once on privacy_requests (email, kind) where ended_at is null;
create index privacy_requests_of_mailbox on privacy_requests (email, noted_at desc);
