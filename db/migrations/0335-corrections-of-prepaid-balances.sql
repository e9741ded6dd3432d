-- What staff add to a prepaid card's balance or take from it, with a reason.
create table prepaid_corrections (
  id uuid primary key default gen_random_uuid(),
  iccid text not null,
  tariff text not null,
  -- in minor units of HKD; above zero is a gift to the card
  amount integer not null check (amount <> 0),
  -- its size in fen; null: no rate was known
  cny_amount integer,
  reason text not null,
  -- decided: the network has still to be asked
  state text not null check (state in ('proposed', 'decided', 'done', 'failed', 'withdrawn')),
  failure text,
  staff_id uuid not null references staff,
  decided_at timestamptz not null,
  confirmed_by uuid references staff,
  ended_at timestamptz,
  check (confirmed_by <> staff_id)
);
create index prepaid_corrections_of_card on prepaid_corrections (iccid, decided_at desc);
create index prepaid_corrections_of_member on prepaid_corrections (staff_id, decided_at);
