-- What was before holds: the accounts were fewer. Validating reads the table and locks nobody out.
alter table ledger_entries validate constraint ledger_entries_account_check;
