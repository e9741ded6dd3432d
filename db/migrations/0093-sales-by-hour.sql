-- What was sold, by hour, for the overview: `ledger_hours` tells neither a payment from a refund that failed later nor how many
-- there were. Kept by the same job as the ledger's hours, with a mark of its own: a version from before that still serves sums
-- its own table alone.
create table sales_hours (
  currency text not null,
  hour timestamptz not null,
  payments integer not null,
  sales bigint not null,
  -- Below zero in an hour in which more refunds failed than were made.
  refunded bigint not null,
  primary key (currency, hour)
);
-- One row: entries before this time are in sales_hours.
create table sales_summed (
  one boolean primary key default true check (one),
  until timestamptz not null
);
insert into sales_summed (until) values ('epoch');
