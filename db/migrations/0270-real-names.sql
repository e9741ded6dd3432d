-- Registrations of SIMs under a real name. What a document says is sealed by a key of the row's own (platform/object-keys).
create table real_names (
  id uuid primary key,
  number text not null unique,
  -- draft: photographs of a form that is not sent yet; again: the person is asked for something once more
  state text not null check (state in ('draft', 'received', 'again', 'registered', 'refused', 'withdrawn', 'deregistered')),
  version integer not null default 1,
  channel text not null,
  language text not null,
  account_id uuid references accounts on delete set null,
  master_key text not null,
  wrapped_key bytea not null,
  purpose smallint check (purpose in (1, 2)),
  regions text[] check (regions <@ array['HK', 'TW']),
  document_type smallint check (document_type between 1 and 4),
  -- keyed hashes of type and number: equal documents are found without opening any
  document_mark bytea,
  original_mark bytea,
  -- names, number, dates, country and contact, sealed
  details bytea,
  email text,
  phone text,
  request_key uuid unique,
  request_hash bytea,
  begun_at timestamptz not null,
  received_at timestamptz,
  decided_at timestamptz,
  decided_by uuid references staff,
  reason text,
  -- when photographs and details are deleted; null: not known yet
  forget_at timestamptz,
  forgotten_at timestamptz,
  check (state in ('draft', 'withdrawn') or received_at is not null),
  check ((details is null) = (received_at is null or forgotten_at is not null)),
  check ((state in ('registered', 'refused')) <= (decided_at is not null))
);
create index real_names_queue on real_names (received_at, id) where state = 'received';
create index real_names_document on real_names (document_mark) where document_mark is not null;
create index real_names_drafts on real_names (begun_at) where state = 'draft';
create index real_names_forget on real_names (forget_at) where forgotten_at is null;

create table real_name_sims (
  real_name_id uuid not null references real_names,
  iccid text not null,
  remark text,
  -- false: this registration holds it no more
  holds boolean not null default true,
  primary key (real_name_id, iccid)
);
-- a SIM is under one name at a time
create unique index real_name_sims_held on real_name_sims (iccid) where holds;

create table real_name_photos (
  id uuid primary key,
  real_name_id uuid not null references real_names,
  slot text not null check (slot in ('front', 'second')),
  -- writing: the object may be there or not; leaving: it is to be deleted; gone: it was
  state text not null check (state in ('writing', 'kept', 'leaving', 'gone')),
  bytes integer not null,
  warnings text[] not null,
  added_at timestamptz not null,
  gone_at timestamptz
);
create unique index real_name_photos_current on real_name_photos (real_name_id, slot) where state = 'kept';
create index real_name_photos_sweep on real_name_photos (added_at) where state in ('writing', 'leaving');

create table real_name_consents (
  real_name_id uuid not null references real_names,
  kind text not null check (kind in ('clauses', 'accuracy', 'transfer', 'privacy')),
  version text not null,
  given_at timestamptz not null,
  primary key (real_name_id, kind)
);

insert into staff_grants (role, "right") values ('reviewer', 'review_real_names') on conflict do nothing;
