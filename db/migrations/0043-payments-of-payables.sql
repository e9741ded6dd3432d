-- What was before holds: the columns were not null, and the accounts fewer. Validating reads the tables and locks nobody out; the indexes are
-- empty as long as all money is an order's, and lock writing to payments while it is read once.
alter table payments validate constraint payments_order;
alter table ledger_entries validate constraint ledger_entries_account_check;
create index payments_of_payable on payments (payable_kind, payable_id) where order_id is null;
-- one live payment for each payable: two tabs cannot both send somebody to pay
create unique index payments_one_live_of_payable on payments (payable_kind, payable_id)
  where order_id is null and state in ('created', 'waiting');
