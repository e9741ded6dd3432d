-- `deposits`: money that is here ahead of what it will buy, and is owed until then.
alter table ledger_entries
  alter column order_id drop not null,
  drop constraint ledger_entries_account_check,
  add constraint ledger_entries_account_check
    check (account in ('sales', 'deposits', 'postage', 'promo', 'gateway', 'fees', 'conversion')) not valid;
