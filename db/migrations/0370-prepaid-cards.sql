-- Prepaid cards: what is paid onto them, and what is owed for it.

create table top_ups (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  request_key uuid not null unique,
  account_id uuid references accounts on delete set null,
  iccid text not null,
  tariff text not null,
  -- both in minor units of HKD; the bonus is ours
  amount integer not null check (amount > 0),
  bonus integer not null check (bonus >= 0),
  -- forgotten once nobody may ask for it any more
  email text,
  phone text,
  language text not null,
  state text not null default 'asked' check (state in ('asked', 'paid', 'credited', 'returned')),
  -- how often the network was asked
  attempts integer not null default 0,
  failure text,
  asked_at timestamptz not null,
  paid_at timestamptz,
  ended_at timestamptz,
  valid_until timestamptz,
  check ((state = 'credited') = (valid_until is not null)),
  check ((state in ('credited', 'returned')) = (ended_at is not null))
);
create index top_ups_of_card on top_ups (iccid, asked_at desc);
create index top_ups_of_account on top_ups (account_id, asked_at desc) where account_id is not null;
create index top_ups_of_mailbox on top_ups (lower(email)) where email is not null;
create index top_ups_under_way on top_ups (paid_at) where state = 'paid';

-- A card that was topped up here or whose use was heard of. Its balance is the sum of its entries and stands nowhere else.
create table prepaid_cards (
  iccid text primary key,
  tariff text not null,
  valid_until timestamptz,
  -- all that it ever used: what it is charged follows from this alone
  used_bytes bigint not null default 0 check (used_bytes >= 0)
);

create table prepaid_entries (
  id bigint generated always as identity primary key,
  iccid text not null references prepaid_cards,
  kind text not null check (kind in ('top_up', 'bonus', 'use', 'lapse', 'overrun', 'correction')),
  -- in minor units of HKD; above zero adds to what is owed
  amount integer not null check (amount <> 0 and (amount > 0) = (kind in ('top_up', 'bonus', 'overrun')) or kind = 'correction'),
  -- of the ledger; a payment's, where the money came in
  occasion text not null,
  top_up_id uuid references top_ups,
  reason text check ((reason is not null) = (kind in ('overrun', 'correction'))),
  at timestamptz not null,
  unique (top_up_id, kind)
);
create index prepaid_entries_of_card on prepaid_entries (iccid, id);
create index prepaid_entries_by_occasion on prepaid_entries (occasion);

-- The network's journal, each line once.
create table prepaid_lines (
  iccid text not null references prepaid_cards,
  sequence integer not null,
  kind text not null check (kind in ('use', 'lapse')),
  -- by the network's clock, and never after it was heard of
  at timestamptz not null,
  -- forgotten after half a year
  country text,
  carrier text,
  bytes bigint check (bytes > 0),
  amount integer check (amount > 0),
  heard_at timestamptz not null,
  primary key (iccid, sequence),
  check ((kind = 'use') = (bytes is not null)),
  check ((kind = 'lapse') = (amount is not null))
);
create index prepaid_lines_of_card on prepaid_lines (iccid, at desc);

-- Up to where the journal was read.
create table prepaid_reading (
  one boolean primary key default true check (one),
  place text
);
insert into prepaid_reading default values;

alter table payments
  drop constraint payments_payable,
  add constraint payments_payable
    check (payable_kind is not null and payable_kind in ('order', 'plan_change', 'top_up') and payable_id is not null) not valid;
