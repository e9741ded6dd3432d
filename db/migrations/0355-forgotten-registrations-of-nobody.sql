-- What is over and has forgotten its person was still tied to the account that had sent it.
update real_names set account_id = null where forgotten_at is not null and account_id is not null;
