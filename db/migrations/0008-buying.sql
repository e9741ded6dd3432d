-- Buying every way: cards by post and renewals, promo codes, what was delivered and how it goes on, money back, cases.

alter table orders
  add column discount_amount integer not null default 0 check (discount_amount >= 0),
  add column promo_code text,
  -- the mailbox behind the e-mail address (features/promos/rules.ts), and what was wished, signed: a repeat must wish the same
  add column buyer text,
  add column wish_signature text,
  -- the day the buyer leaves: a card must be there by then, and reminders are sent before it
  add column departs_on date,
  -- false: whoever has the link at the foot of a reminder asked for no more of them
  add column reminders boolean not null default true,
  drop constraint orders_check,
  add constraint orders_total check (total_amount = unit_amount * quantity + postal_amount - discount_amount and total_amount > 0),
  drop constraint orders_state_check,
  -- `dispatching`: a card order that waits on the dispatch list
  add constraint orders_state_check check (state in ('placed', 'paying', 'paid', 'dispatching', 'delivered', 'refunding', 'refunded', 'cancelled'));
update orders set buyer =
  case when lower(email) ~ '@(gmail|googlemail)\.com$' then replace(regexp_replace(split_part(lower(email), '@', 1), '(.)\+.*$', '\1'), '.', '') || '@gmail.com'
  else regexp_replace(split_part(lower(email), '@', 1), '(.)\+.*$', '\1') || '@' || split_part(lower(email), '@', 2) end
  where paid_at is not null;
-- who has bought before; written when an order is paid, not when it is placed
create index orders_of_buyer on orders (buyer) where paid_at is not null;
create index orders_email on orders (lower(email), placed_at);

-- `departs_on` for reminders; few orders have one
create index orders_departing on orders (departs_on) where departs_on is not null and state = 'delivered';
-- what was delivered in the last days, for the reminder to install it
create index orders_delivered on orders (closed_at) where state = 'delivered';

-- EU law: who has asked expressly that the data begin within the time to withdraw pays for what was supplied till then.
alter table order_consents
  drop constraint order_consents_consent_check,
  add constraint order_consents_consent_check check (consent in ('privacy_policy', 'data_transfer', 'account_by_email', 'begin_now'));

-- Who gets which eSIM, where an order is for several travellers.
create table order_travellers (
  order_id uuid not null references orders,
  position integer not null check (position between 1 and 20),
  name text not null,
  email text,
  primary key (order_id, position)
);

-- Where a card is posted to; `promised_by` is the latest arrival that the buyer was told before paying.
create table order_addresses (
  order_id uuid primary key references orders,
  country text not null references destinations,
  province text,
  city text,
  address text not null,
  postal_code text,
  contact_person text not null,
  phone text not null check (phone ~ '^\+[1-9][0-9]{1,14}$'),
  carrier text not null,
  promised_from date not null,
  promised_by date not null
);

-- Requirements O3. The four characters are sealed like every part of a document.
create table order_documents (
  order_id uuid primary key references orders,
  document_type integer not null check (document_type between 1 and 4),
  first_four_sealed bytea not null
);

-- The SIMs that a renewal loads its plan on.
create table order_renewals (
  order_id uuid not null references orders,
  position integer not null check (position between 1 and 20),
  iccid text not null check (iccid ~ '^[0-9]{19,20}$'),
  state text not null default 'waiting' check (state in ('waiting', 'applied', 'failed')),
  attempts integer not null default 0,
  network_reference text,
  failure text,
  applied_at timestamptz,
  primary key (order_id, position)
);
create index order_renewals_iccid on order_renewals (iccid);

-- Where cards are posted to, for how much, and how many working days it takes.
create table postal_services (
  iso2 text primary key references destinations,
  carrier text not null,
  days_min integer not null check (days_min > 0),
  days_max integer not null check (days_max >= days_min)
);
create table postal_fees (
  iso2 text not null references postal_services,
  currency text not null check (currency in ('CNY', 'HKD', 'USD')),
  amount integer not null check (amount >= 0),
  primary key (iso2, currency)
);
create trigger postal_services_changed after insert or update or delete or truncate on postal_services for each statement execute function catalogue_changed();
create trigger postal_fees_changed after insert or update or delete or truncate on postal_fees for each statement execute function catalogue_changed();

create table promo_codes (
  code text primary key check (code = upper(code) and code ~ '^[A-Z0-9-]{3,40}$'),
  kind text not null check (kind in ('percent', 'amount')),
  percent integer check (percent between 1 and 99),
  first_order boolean not null default false,
  -- null: every plan
  plan_codes text[],
  valid_from timestamptz not null,
  valid_until timestamptz not null check (valid_until > valid_from),
  total_limit integer check (total_limit > 0),
  per_buyer_limit integer check (per_buyer_limit > 0),
  -- moves in the statement that writes the order, so that no crowd gets past the limit
  uses integer not null default 0 check (uses >= 0 and (total_limit is null or uses <= total_limit)),
  check ((kind = 'percent') = (percent is not null))
);
create table promo_amounts (
  code text not null references promo_codes,
  currency text not null check (currency in ('CNY', 'HKD', 'USD')),
  amount integer not null check (amount > 0),
  primary key (code, currency)
);
-- `buyer` is the e-mail address in the form in which two spellings of one mailbox are the same (features/promos/rules.ts)
create table promo_uses (
  order_id uuid primary key references orders,
  code text not null references promo_codes,
  buyer text not null,
  -- `released`: its order was closed unpaid, so that it does not count any more
  state text not null default 'counted' check (state in ('counted', 'released')),
  at timestamptz not null
);
create index promo_uses_of_buyer on promo_uses (code, buyer) where state <> 'released';

-- Cards in the storeroom. `held`: for an order that is being paid; `allotted`: goes into its parcel.
create table sim_cards (
  iccid text primary key check (iccid ~ '^[0-9]{19,20}$'),
  state text not null default 'available' check (state in ('available', 'held', 'allotted')),
  order_id uuid references orders,
  position integer,
  check ((state = 'available') = (order_id is null)),
  unique (order_id, position)
);
create index sim_cards_available on sim_cards (iccid) where state = 'available';

create table dispatches (
  order_id uuid primary key references orders,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'arrived', 'returned', 'cancelled')),
  queued_at timestamptz not null,
  carrier text,
  tracking_number text,
  sent_at timestamptz,
  arrived_at timestamptz,
  check ((state in ('sent', 'arrived', 'returned')) <= (sent_at is not null and carrier is not null))
);
create index dispatches_waiting on dispatches (queued_at) where state = 'waiting';

-- Who makes a plan's eSIMs: our own pool, or a supplier that is asked after payment (adapters/supply).
alter table plans
  add column supplier text not null default 'pool' check (supplier in ('pool', 'reseller', 'es2plus')),
  add column supplier_product text,
  add constraint plans_supplier_product check ((supplier = 'pool') = (supplier_product is null));

create table supply_orders (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  supplier text not null check (supplier in ('reseller', 'es2plus')),
  product text not null,
  quantity integer not null check (quantity > 0),
  state text not null default 'asked' check (state in ('asked', 'accepted', 'ready', 'failed', 'cancelled')),
  reference text,
  attempts integer not null default 0,
  failure text,
  asked_at timestamptz not null,
  settled_at timestamptz,
  unique (supplier, reference)
);
create index supply_orders_of_order on supply_orders (order_id);
create unique index supply_orders_live on supply_orders (order_id) where state in ('asked', 'accepted', 'ready');

alter table esim_profiles
  add column supplier text not null default 'pool' check (supplier in ('pool', 'reseller', 'es2plus')),
  add column confirmation_code_sealed bytea,
  -- what the SM-DP+ and the chip tell (domain notes 2.4); `unknown` where nobody tells
  add column profile_state text not null default 'unknown'
    check (profile_state in ('unknown', 'released', 'downloaded', 'installed', 'enabled', 'disabled', 'deleted', 'error')),
  add column profile_state_at timestamptz,
  add column device text,
  drop constraint esim_profiles_state_check,
  -- `held`: for an order that is being paid; `retired`: its code was shown and its order paid back, so it is never sold again
  add constraint esim_profiles_state_check check (state in ('available', 'held', 'allotted', 'retired')),
  drop constraint esim_profiles_check,
  drop constraint esim_profiles_order_id_position_key,
  add constraint esim_profiles_order check ((state = 'available') = (order_id is null));
-- never two profiles for one place; what was retired has given its place up
create unique index esim_profiles_place on esim_profiles (order_id, position) where state <> 'retired';

-- Every word of a supplier about a profile or its plan, once.
create table supplier_events (
  supplier text not null,
  event_id text not null,
  iccid text,
  kind text not null,
  at timestamptz not null,
  received_at timestamptz not null,
  primary key (supplier, event_id)
);
create index supplier_events_of_sim on supplier_events (iccid, at);

-- The clock of the data itself, one for each SIM of a delivered order; neither the order's state nor the profile's.
create table data_plans (
  order_id uuid not null references orders,
  position integer not null,
  iccid text not null,
  state text not null default 'not_started' check (state in ('not_started', 'active', 'used_up', 'expired', 'cancelled')),
  use_by timestamptz not null,
  activated_at timestamptz,
  expires_at timestamptz,
  used_mb integer not null default 0 check (used_mb >= 0),
  as_of timestamptz,
  primary key (order_id, position)
);
create index data_plans_of_sim on data_plans (iccid);
create index data_plans_expiring on data_plans (expires_at) where state in ('active', 'used_up');
create index data_plans_waiting on data_plans (use_by) where state = 'not_started';

-- A link that shows one eSIM to somebody else, until it ends or is taken back. Only the token's hash is kept.
create table esim_shares (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  order_id uuid not null references orders,
  position integer not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opened_at timestamptz
);
create index esim_shares_of_order on esim_shares (order_id);

alter table payments
  add column purpose text not null default 'order' check (purpose in ('order', 'difference')),
  -- what the gateway kept for itself; known some time after the payment
  add column fee_amount integer check (fee_amount >= 0),
  add column fee_currency text;
create index payments_begun on payments (gateway, created_at);

-- One refund for each reason to give money back, not one for each payment: parts go back one after the other.
alter table refunds
  add column key text,
  -- what goes back of the order's price, in the order's currency; `amount` is the same in the currency that was charged
  add column sold_amount integer check (sold_amount > 0),
  drop constraint refunds_payment_id_key,
  drop constraint refunds_reason_check,
  add constraint refunds_reason_check check (reason in
    ('no_stock', 'paid_twice', 'paid_late', 'supplier_failed', 'sim_refused', 'cannot_dispatch', 'unused', 'withdrawn', 'granted', 'plan_changed'));
update refunds set key = reason || ':' || payment_id, sold_amount = payments.amount from payments where payments.id = payment_id;
alter table refunds alter column key set not null, alter column sold_amount set not null, add constraint refunds_key_key unique (key);
create index refunds_of_order on refunds (order_id);
create index refunds_of_payment on refunds (payment_id);
create index refunds_at_gateway on refunds (gateway_reference);
create index refunds_asked on refunds (asked_at);

-- What a buyer asks for after the purchase: money back, or to withdraw from the contract (EU, directive 2023/2673).
create table refund_requests (
  id uuid primary key default gen_random_uuid(),
  request_key uuid not null unique,
  order_id uuid not null references orders,
  kind text not null check (kind in ('refund', 'withdrawal')),
  state text not null default 'asked' check (state in ('asked', 'granted', 'rejected')),
  -- which of the order's SIMs
  positions integer[] not null check (cardinality(positions) > 0),
  reason text not null check (reason in ('plans_changed', 'wrong_plan', 'does_not_work', 'phone_not_supported', 'not_arrived', 'withdrawal', 'other')),
  note text,
  name text,
  contact text not null,
  -- `at_once`: nothing was used, nobody needs to decide
  decision text not null check (decision in ('at_once', 'review')),
  amount integer not null check (amount >= 0),
  currency text not null,
  answer text,
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by text
);
create index refund_requests_of_order on refund_requests (order_id);
create index refund_requests_open on refund_requests (asked_at) where state = 'asked';

-- Another plan instead, before the first is activated.
create table plan_changes (
  id uuid primary key default gen_random_uuid(),
  request_key uuid not null unique,
  order_id uuid not null references orders,
  state text not null default 'asked' check (state in ('asked', 'paying', 'done', 'cancelled')),
  from_plan jsonb not null,
  from_days integer not null,
  to_plan text not null references plans,
  -- the plan's facts when it was chosen: it may have changed by the time that the difference is paid
  to_plan_as_sold jsonb not null,
  to_days integer not null,
  unit_amount integer not null,
  -- of the whole order, in its currency; below zero is given back
  difference_amount integer not null,
  payment_id uuid references payments,
  asked_at timestamptz not null,
  done_at timestamptz
);
create index plan_changes_of_order on plan_changes (order_id);
create index plan_changes_of_payment on plan_changes (payment_id);
create unique index plan_changes_one_open on plan_changes (order_id) where state in ('asked', 'paying');

alter table ledger_entries
  drop constraint ledger_entries_account_check,
  add constraint ledger_entries_account_check check (account in ('sales', 'postage', 'promo', 'gateway', 'fees', 'conversion'));
create index ledger_at on ledger_entries (at);

alter table mails
  -- which of several: a traveller's place, a refund's id
  add column about text not null default '',
  -- null: the order's own address
  add column recipient text,
  -- null: the order's own language
  add column lang text,
  drop constraint mails_order_id_kind_key,
  add constraint mails_once unique (order_id, kind, about),
  drop constraint mails_kind_check,
  add constraint mails_kind_check check (kind in
    ('order_confirmed', 'esim_ready', 'esim_for_traveller', 'delivery_delayed', 'parcel_sent', 'parcel_arrived', 'sims_renewed',
     'install_reminder', 'departure_soon', 'low_data', 'expiring', 'refund_asked', 'refund_rejected', 'refunded', 'withdrawal_received',
     'plan_changed', 'order_links', 'help_asked'));

-- What a person must look at: a difference between our books and the gateway's, a supplier that went silent, a cry for help.
create table cases (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  subject text not null,
  order_id uuid references orders,
  details jsonb not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  closing_note text
);
create unique index cases_open_once on cases (kind, subject) where closed_at is null;
create index cases_open on cases (opened_at) where closed_at is null;

-- What people of the shop did to orders, stock and cases, and who. Written in the transaction of the deed.
create table actions (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null,
  who text not null,
  action text not null,
  order_id uuid references orders,
  details jsonb not null
);
create index actions_of_order on actions (order_id, at);

-- The sandbox network is an outside world of its own, like the sandbox gateway.
create schema sandbox_network;
create table sandbox_network.sims (
  iccid text primary key,
  state text not null check (state in ('active', 'blocked', 'expired')),
  known_at timestamptz not null
);
create table sandbox_network.loaded_plans (
  key text primary key,
  reference text not null unique,
  iccid text not null,
  plan_code text not null,
  allowance_mb integer not null,
  days integer not null,
  loaded_at timestamptz not null
);

-- Where a rate comes from, as a shopper reads it in other languages; `source` is the English name, kept with payments.
alter table exchange_rates add column source_names jsonb not null default '{}';
