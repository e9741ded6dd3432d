-- After a material change of the privacy policy a consent to a version before it no longer counts: customers are asked again.
alter table policy_versions add column place bigint generated always as identity;
alter table policy_versions add column material boolean not null default false;
-- Who was told of it by e-mail, once each.
create table policy_letters (
  account_id uuid not null references accounts on delete cascade,
  version text not null,
  told_at timestamptz not null,
  primary key (account_id, version)
);
