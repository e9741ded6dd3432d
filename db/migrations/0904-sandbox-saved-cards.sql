-- Cards that the sandbox keeps for later payments. Of a card it has only what its owner knows it by, never its number or code.

create table sandbox_gateway.cards (
  reference text primary key,
  idempotency_key text not null unique,
  description text not null,
  language text not null,
  return_url text not null,
  state text not null default 'waiting' check (state in ('waiting', 'needs_action', 'saved', 'failed', 'expired', 'forgotten')),
  -- the last reason; a declined card leaves the page waiting for another one
  failure text,
  brand text,
  last_four text check (last_four ~ '^[0-9]{4}$'),
  -- the last month in which the card is good, such as 2029-11
  expires_on text check (expires_on ~ '^[0-9]{4}-[0-9]{2}$'),
  -- what becomes of later payments with it
  charges_as text check (charges_as in
    ('paid', 'card_declined', 'insufficient_funds', 'authentication_required', 'paid_later', 'refunded_later', 'refund_fails')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  check ((state in ('needs_action', 'saved')) = (last_four is not null)),
  check ((last_four is null) = (brand is null) and (last_four is null) = (expires_on is null) and (last_four is null) = (charges_as is null)),
  check ((state in ('saved', 'failed', 'expired', 'forgotten')) = (settled_at is not null))
);
create index cards_open on sandbox_gateway.cards (expires_at) where state in ('waiting', 'needs_action');
create index cards_over on sandbox_gateway.cards (settled_at) where state in ('failed', 'expired', 'forgotten');

alter table sandbox_gateway.payments
  -- charged while the shopper was away
  add column card_reference text references sandbox_gateway.cards on delete set null;
create index payments_of_card on sandbox_gateway.payments (card_reference) where card_reference is not null;

alter table sandbox_gateway.webhooks drop constraint webhooks_kind_check;
alter table sandbox_gateway.webhooks add constraint webhooks_kind_check check (kind in ('payment', 'refund', 'card'));
