-- A code belongs to the browser that asked for it. `recipient` is from now on where it was sent and, of whoever is not signed in, a hash of that
-- browser behind a space: one row for each, by the index that the version before this one writes by, too. Its own codes, without a browser, it alone uses.
alter table proof_codes add column long_hash text;
-- the longer code of the same message, which works in any browser until `expires_at`; the short one for ten minutes from `sent_at`
create index proof_codes_long on proof_codes (long_hash);
create index proof_codes_of_recipient on proof_codes (split_part(recipient, ' ', 1));
alter table proof_codes drop constraint proof_codes_purpose_check;
alter table proof_codes add constraint proof_codes_purpose_check
  check (purpose in ('sign_in', 'register', 'reset_password', 'bind_email', 'bind_phone', 'delete_account', 'confirm_owner'));

-- Where somebody signed in to an account before. `who` is a hash, of a browser's cookie or of a network.
create table known_places (
  account_id uuid not null references accounts on delete cascade,
  who text not null,
  seen_at timestamptz not null,
  primary key (account_id, who)
);
create index known_places_seen on known_places (seen_at);
