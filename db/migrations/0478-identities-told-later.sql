-- What a digital identity tells later (decision 155): which request it names, and what became of it. `sealed` holds from then on what opens
-- its app. What was proved stays for ten minutes; keyed hashes of its fields (`marks`) are compared with what is sent.
alter table identity_logins
  add column business_hash text,
  add column asked_at timestamptz,
  add column declined_at timestamptz,
  add column marks text[];

create unique index identity_logins_business on identity_logins (business_hash);
create index identity_logins_used on identity_logins (browser, used_at) where used_at is not null;
create index identity_logins_unforgotten on identity_logins (proved_at) where proved is not null;
drop index identity_logins_proved;
