-- What companies write in the contact form. A draft is the form of files that were sent before the form itself.
create table enquiries (
  id uuid primary key,
  number text not null unique,
  state text not null check (state in ('draft', 'received', 'looking', 'answered', 'closed')),
  version integer not null default 1,
  language text not null,
  intention text check (intention in ('buy', 'sell')),
  company text,
  country text,
  email text,
  -- the form as its contract takes it; null: not sent yet, or forgotten
  form jsonb,
  owner_id uuid references staff,
  request_key uuid unique,
  request_hash bytea,
  begun_at timestamptz not null,
  received_at timestamptz,
  -- by when an answer was promised
  due_at timestamptz,
  moved_at timestamptz not null,
  forgotten_at timestamptz,
  check ((state = 'draft') = (received_at is null)),
  check ((received_at is null) = (due_at is null)),
  check ((form is null) = (received_at is null or forgotten_at is not null))
);
create index enquiries_newest on enquiries (received_at, id) where received_at is not null;
create index enquiries_open on enquiries (due_at, id) where state in ('received', 'looking');
create index enquiries_drafts on enquiries (begun_at) where state = 'draft';
create index enquiries_to_forget on enquiries (moved_at) where state <> 'draft' and forgotten_at is null;
create index enquiries_mailbox on enquiries (lower(email)) where email is not null;

-- A file comes in pieces, each sealed by the file's own key and an object of its own (platform/object-keys).
create table enquiry_files (
  id uuid primary key,
  enquiry_id uuid not null references enquiries,
  name text not null,
  kind text not null check (kind in ('jpeg', 'png', 'pdf')),
  bytes integer not null check (bytes > 0),
  -- how many of them are there
  received integer not null default 0,
  -- writing: pieces are missing; leaving: its objects are to be deleted; gone: they were
  state text not null check (state in ('writing', 'kept', 'leaving', 'gone')),
  master_key text not null,
  wrapped_key bytea not null,
  added_at timestamptz not null,
  gone_at timestamptz,
  check (received between 0 and bytes),
  check (state <> 'kept' or received = bytes)
);
create index enquiry_files_enquiry on enquiry_files (enquiry_id, added_at);
create index enquiry_files_leaving on enquiry_files (added_at) where state = 'leaving';

-- What staff write: notes among colleagues, and answers that were sent.
create table enquiry_entries (
  id uuid primary key default gen_random_uuid(),
  enquiry_id uuid not null references enquiries,
  kind text not null check (kind in ('note', 'answer')),
  staff_id uuid not null references staff,
  at timestamptz not null,
  text text not null
);
create index enquiry_entries_enquiry on enquiry_entries (enquiry_id, at);

insert into staff_grants (role, "right") values ('support', 'see_enquiries'), ('support', 'work_enquiries') on conflict do nothing;
