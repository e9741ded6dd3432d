-- A person's registrations are found for their copy of everything and when they are erased; by the mailbox alone only
-- those that no account has sent.
create index real_names_account on real_names (account_id) where account_id is not null;
create index real_names_mailbox on real_names (lower(email)) where account_id is null and email is not null;
