-- For the console's list of an account's entries. A file of its own: while it is made, entries are read and nobody writes one.
create index ledger_of_account on ledger_entries (account, currency, at, id);
