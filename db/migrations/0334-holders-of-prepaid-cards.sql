-- Who has shown last that they hold a prepaid card, by the code on its holder.
create table prepaid_holders (
  iccid text primary key,
  account_id uuid not null references accounts on delete cascade,
  proven_at timestamptz not null
);
create index prepaid_holders_of_account on prepaid_holders (account_id);
