-- Payments that a bank takes back. The card for it disputes a moment after it has paid; what nobody answers in time is lost.
alter table sandbox_gateway.payments add column disputes_at timestamptz;
create index payments_to_dispute on sandbox_gateway.payments (disputes_at) where disputes_at is not null;

create table sandbox_gateway.disputes (
  reference text primary key,
  payment_reference text not null references sandbox_gateway.payments,
  state text not null default 'needs_answer' check (state in ('needs_answer', 'under_review', 'won', 'lost')),
  reason text not null,
  amount integer not null check (amount > 0),
  answer_by timestamptz not null,
  created_at timestamptz not null
);
create index disputes_of_payment on sandbox_gateway.disputes (payment_reference);
create index disputes_to_answer on sandbox_gateway.disputes (answer_by) where state = 'needs_answer';

-- The amount of a dispute goes from the shop and comes back.
create table sandbox_gateway.dispute_moves (
  reference text primary key,
  dispute_reference text not null references sandbox_gateway.disputes on delete cascade,
  kind text not null check (kind in ('taken', 'returned')),
  fee integer not null check (fee >= 0),
  at timestamptz not null,
  payout_reference text
);
create index dispute_moves_of_dispute on sandbox_gateway.dispute_moves (dispute_reference);
create index dispute_moves_to_pay_out on sandbox_gateway.dispute_moves (at) where payout_reference is null;
create index dispute_moves_paid_out on sandbox_gateway.dispute_moves (payout_reference) where payout_reference is not null;

alter table sandbox_gateway.webhooks
  drop constraint webhooks_kind_check,
  add constraint webhooks_kind_check check (kind in ('payment', 'refund', 'card', 'dispute'));
