-- Apart from 0210, so that nobody waits while the rows are looked at.
alter table ledger_entries validate constraint ledger_entries_account_check;
alter table mails validate constraint mails_kind_check;
