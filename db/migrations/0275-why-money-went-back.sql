-- Why money went back, by hour, for the overview: the buyer's own reason where they gave one. Kept by the job of the other
-- sums, with a mark of its own: a version from before that still serves sums its own tables alone.
create table refund_hours (
  currency text not null,
  hour timestamptz not null,
  reason text not null,
  -- Below zero in an hour in which more refunds failed than were made.
  refunds integer not null,
  amount bigint not null,
  primary key (currency, hour, reason)
);
-- One row: entries before this time are in refund_hours.
create table refunds_summed (
  one boolean primary key default true check (one),
  until timestamptz not null
);
insert into refunds_summed (until) values ('epoch');
