-- Every version of a document that was ever in force: a consent names the one that was shown, which may have been replaced since.
create table policy_versions (
  docname text not null,
  version text not null,
  primary key (docname, version)
);
create function policy_version_in_force() returns trigger language plpgsql as $$
begin
  insert into policy_versions (docname, version) values (new.docname, new.version) on conflict do nothing;
  return null;
end $$;
create trigger policies_in_force after insert or update on policies for each row execute function policy_version_in_force();
insert into policy_versions (docname, version) select distinct docname, version from policies;

-- Whoever has shown a SIM's number sees what is on it once a second fact is shown: the mailbox that one of its packages belongs to.
alter table sessions add column sim_proven boolean not null default false;
alter table account_sims add column proven boolean not null default false;

-- The buyer can have new links of an order; every key made before ends.
alter table orders add column links_epoch integer not null default 0;

-- A withdrawal that was declared by an order's number and address alone: it counts from here, and acts once the mailbox has confirmed it.
create table withdrawal_statements (
  id uuid primary key default gen_random_uuid(),
  request_key uuid not null unique,
  order_id uuid not null references orders,
  name text not null,
  contact text not null,
  received_at timestamptz not null,
  confirmed_at timestamptz
);
create index withdrawal_statements_of_order on withdrawal_statements (order_id);
