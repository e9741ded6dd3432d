-- The ledger, summed by hour, for whoever reads the books: adding up millions of entries for each look would be slow, and a row
-- that each payment updates would make payments wait for one another. A job sums the hours that are over; the few entries
-- since then are added up when somebody looks. The nightly proof compares these sums with the entries.
create table ledger_hours (
  account text not null,
  currency text not null,
  hour timestamptz not null,
  debit bigint not null check (debit >= 0),
  credit bigint not null check (credit >= 0),
  entries integer not null,
  -- of the account after this hour
  balance bigint not null,
  primary key (account, currency, hour)
);
-- One row: entries before this time are in ledger_hours.
create table ledger_summed (
  one boolean primary key default true check (one),
  until timestamptz not null
);
insert into ledger_summed (until) values ('epoch');
