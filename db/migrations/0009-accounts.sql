-- Accounts: who signs in and how, what belongs to them, what is used of their packages and what they want to be told.

create table accounts (
  id uuid primary key default gen_random_uuid(),
  -- proven by a code before anybody gets in by it; one spelling for each mailbox, in lower case
  email text not null unique check (email = lower(email)),
  -- E.164, proven by a code
  phone text unique check (phone ~ '^\+[1-9][0-9]{1,14}$'),
  -- argon2id in PHC form; none for whoever signs in by code or passkey only
  password_hash text,
  lang text not null,
  -- the policy that was agreed to, and when; none for an account that an order has opened
  privacy_version text,
  privacy_given_at timestamptz,
  created_at timestamptz not null
);

-- Opaque tokens; whoever reads this table cannot sign in with it. Of an account, or of who holds one SIM (requirements A1).
create table sessions (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  account_id uuid references accounts on delete cascade,
  iccid text check (iccid ~ '^[0-9]{19,20}$'),
  device text not null,
  country text,
  -- whether the browser keeps it when it is closed
  stays boolean not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  check ((account_id is null) <> (iccid is null))
);
create index sessions_of_account on sessions (account_id);
create index sessions_expiring on sessions (expires_at);

-- Six digits that prove an e-mail address or a phone number. A new one replaces the one before.
create table proof_codes (
  id uuid primary key,
  purpose text not null check (purpose in ('sign_in', 'register', 'reset_password', 'bind_email', 'bind_phone', 'delete_account')),
  recipient text not null,
  account_id uuid references accounts on delete cascade,
  code_hash text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  tries integer not null default 0,
  used_at timestamptz,
  unique nulls not distinct (purpose, recipient, account_id)
);
create index proof_codes_expiring on proof_codes (expires_at);

-- How often something was tried by somebody in the running window. `who` is a hash: of an address, an account, a network.
create table attempts (
  what text not null,
  who text not null,
  begun_at timestamptz not null,
  ends_at timestamptz not null,
  tries integer not null,
  primary key (what, who)
);
create index attempts_ending on attempts (ends_at);

create table passkeys (
  -- the credential id, base64url
  id text primary key,
  account_id uuid not null references accounts on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkeys_of_account on passkeys (account_id);
create table passkey_challenges (
  id uuid primary key,
  challenge text not null,
  -- null: anybody who signs in
  account_id uuid references accounts on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_expiring on passkey_challenges (expires_at);

-- Spec 3, address. Which parts a country needs is in features/postage/address-forms.ts.
create table account_addresses (
  id uuid primary key default gen_random_uuid(),
  request_key uuid not null unique,
  account_id uuid not null references accounts on delete cascade,
  country text not null references destinations,
  province text,
  city text,
  district text,
  address text not null,
  postal_code text,
  contact_person text not null,
  phone text not null check (phone ~ '^\+[1-9][0-9]{1,14}$'),
  email text,
  preferred boolean not null default false,
  created_at timestamptz not null
);
create index account_addresses_of_account on account_addresses (account_id, created_at);
create unique index account_addresses_preferred on account_addresses (account_id) where preferred;

-- What a person has said about SIMs: those typed in by hand, a remark on any, and those not to be shown any more.
create table account_sims (
  account_id uuid not null references accounts on delete cascade,
  iccid text not null check (iccid ~ '^[0-9]{19,20}$'),
  remark text,
  -- typed in by hand; the others are known from an order
  added boolean not null,
  hidden boolean not null default false,
  added_at timestamptz not null,
  primary key (account_id, iccid)
);

-- What our own network tells of a package, beside what data_plans has known. Packages of other makers have none of it.
alter table data_plans
  add column network_reference text unique,
  -- how many plans the network was given before this one in the same place: after a change of plan, or a new term to begin by
  add column network_round integer not null default 0,
  -- when it was last asked about, or to load it
  add column network_asked_at timestamptz,
  add column used_today_mb integer not null default 0 check (used_today_mb >= 0),
  add column slow boolean not null default false;
-- the least lately asked first, by state: what runs is looked at more often than what waits
create index data_plans_to_look_at on data_plans (state, network_asked_at nulls first) where network_reference is not null and state in ('not_started', 'active', 'used_up');

-- What was used of a package on each of its days, in bytes: the days are the whole to the last one.
create table usage_days (
  order_id uuid not null,
  position integer not null,
  day date not null,
  used_bytes bigint not null check (used_bytes >= 0),
  primary key (order_id, position, day),
  foreign key (order_id, position) references data_plans
);

-- Who wished a package to begin before its turn; written before the network is asked.
create table package_starts (
  request_key uuid primary key,
  order_id uuid not null,
  position integer not null,
  account_id uuid references accounts on delete set null,
  asked_at timestamptz not null,
  foreign key (order_id, position) references data_plans
);
create index package_starts_of_package on package_starts (order_id, position);
create index package_starts_of_account on package_starts (account_id);

-- What a person wants to be told, and how. No row: the defaults of features/alerts/rules.ts.
create table alert_choices (
  account_id uuid primary key references accounts on delete cascade,
  kinds text[] not null,
  by_mail boolean not null,
  by_push boolean not null
);
-- What was told of a package, once; of a day pass once a day.
create table alerts (
  order_id uuid not null,
  position integer not null,
  kind text not null check (kind in ('used_50', 'used_80', 'used_100', 'ends_soon')),
  day date,
  raised_at timestamptz not null,
  unique nulls not distinct (order_id, position, kind, day),
  foreign key (order_id, position) references data_plans
);
create table push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  -- signing out ends it
  session_id uuid references sessions on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  lang text not null,
  created_at timestamptz not null
);
create index push_subscriptions_of_account on push_subscriptions (account_id);
create index push_subscriptions_of_session on push_subscriptions (session_id);

-- A card at the gateway that may be charged while nobody is there.
create table saved_cards (
  id uuid primary key,
  account_id uuid not null references accounts on delete cascade,
  gateway text not null,
  -- the gateway's, of the page on which it is given and of the card itself; none until the gateway has answered
  reference text,
  state text not null default 'asked' check (state in ('asked', 'saved', 'failed', 'forgotten')),
  brand text,
  last_four text,
  expires_on text,
  asked_at timestamptz not null,
  saved_at timestamptz
);
create index saved_cards_of_account on saved_cards (account_id);
create unique index saved_cards_reference on saved_cards (gateway, reference);

-- Another package when the last one is nearly used: off until somebody wants it, and never beyond so much a month.
create table auto_top_ups (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  iccid text not null,
  -- by which the SIM may have been noted elsewhere
  spellings text[] not null,
  plan_code text not null references plans,
  days integer not null,
  currency text not null check (currency in ('CNY', 'HKD', 'USD')),
  card_id uuid not null references saved_cards,
  -- what the person has agreed to: a price above it is not charged
  unit_amount integer not null check (unit_amount > 0),
  monthly_cap integer not null check (monthly_cap >= unit_amount),
  -- the texts that were agreed to, for each order to come
  privacy_version text not null,
  data_transfer_version text not null,
  begin_now_version text not null,
  lang text not null,
  on_since timestamptz,
  -- why it was turned off by itself
  stopped text check (stopped in ('card', 'price', 'plan', 'sim')),
  changed_at timestamptz not null,
  unique (account_id, iccid)
);
create index auto_top_ups_on on auto_top_ups (id) where on_since is not null;
create index auto_top_ups_of_card on auto_top_ups (card_id);
-- One order for each package that ran low, or why there is none.
create table auto_top_up_orders (
  auto_top_up_id uuid not null references auto_top_ups on delete cascade,
  -- the package that ran low
  low_order_id uuid not null,
  low_position integer not null,
  order_id uuid references orders,
  -- the first day of the calendar month in Hong Kong
  month date not null,
  currency text not null,
  amount integer not null check (amount > 0),
  -- `asked`: ordered, and the card is being charged; `capped`: it would have gone beyond the cap
  state text not null check (state in ('asked', 'ordered', 'failed', 'capped')),
  asked_at timestamptz not null,
  primary key (auto_top_up_id, low_order_id, low_position)
);
create index auto_top_up_orders_of_month on auto_top_up_orders (auto_top_up_id, month);
create index auto_top_up_orders_asked on auto_top_up_orders (asked_at) where state = 'asked';
create index auto_top_up_orders_of_order on auto_top_up_orders (order_id);

-- Last, since nobody reads an order from here to the end of this file. Its indexes have files of their own, during which orders are read.
alter table orders add column account_id uuid;
alter table orders add constraint orders_account foreign key (account_id) references accounts on delete set null not valid;
