-- The sandbox network's prepaid cards: credits, cumulative use, and a journal that the shop reads.

-- A card begins to be kept when somebody asks for it. `balance` = credits - what used_bytes cost - lapsed.
create table sandbox_network.prepaid_cards (
  iccid text primary key,
  tariff text not null,
  credited bigint not null default 0 check (credited >= 0),
  lapsed bigint not null default 0 check (lapsed >= 0),
  used_bytes bigint not null default 0 check (used_bytes >= 0),
  valid_until timestamptz,
  -- the number of its last line in the journal
  sequence integer not null default 0,
  -- all that it used is counted up to then, by the network's clock
  settled_at timestamptz not null
);

-- Withdrawn before it was asked for: it names no card.
create table sandbox_network.prepaid_credits (
  key text primary key,
  iccid text,
  amount integer,
  valid_until timestamptz,
  withdrawn boolean not null default false,
  check (withdrawn = (iccid is null))
);

create table sandbox_network.prepaid_journal (
  id bigint generated always as identity primary key,
  iccid text not null,
  tariff text not null,
  sequence integer not null,
  at timestamptz not null,
  kind text not null check (kind in ('use', 'lapse')),
  country text,
  carrier text,
  bytes bigint,
  amount integer,
  unique (iccid, sequence)
);
