-- What was before holds: there were fewer accounts and kinds. Validating reads the tables and locks nobody out.
alter table ledger_entries validate constraint ledger_entries_account_check;
alter table payout_lines validate constraint payout_lines_kind_check;
