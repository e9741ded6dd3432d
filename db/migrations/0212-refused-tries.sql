-- A card that was refused on the gateway's own page, where another may be tried: it moves no payment.
create table refused_tries (
  payment_id uuid not null references payments,
  -- the gateway's, by which a repeat is known
  event_id text not null,
  -- the gateway's own code
  failure text not null,
  at timestamptz not null,
  primary key (payment_id, event_id)
);
