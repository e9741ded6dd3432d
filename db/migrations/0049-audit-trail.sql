-- On what, before and after, why and from where: null in rows of before, and of a server that does not know them yet.
alter table actions
  add column on_kind text,
  add column on_id text,
  add column before jsonb,
  add column after jsonb,
  add column reason text,
  -- /24 or /48, never a whole address
  add column network text,
  add constraint actions_on_a_thing check ((on_kind is null) = (on_id is null));
create index actions_newest on actions (at desc, id desc);
create index actions_of_staff on actions (staff_id, at desc, id desc);
create index actions_on on actions (on_kind, on_id, at desc, id desc);

-- The chain over the trail: each link's hash is made of the one before it and of the whole row.
create table action_links (
  place bigint primary key,
  day date not null,
  action_id uuid not null unique references actions,
  hash bytea not null
);
create trigger action_links_are_append_only before update or delete on action_links
  for each statement execute function refuse_rewriting();
create trigger action_links_are_not_truncated before truncate on action_links
  for each statement execute function refuse_rewriting();

-- Columns are named one by one: a later one must not change the hash of what was written before it.
create function action_hash(previous bytea, place bigint, day date, one actions) returns bytea
language sql stable as $$
  select sha256(previous || convert_to(jsonb_build_array(
    place, day, one.id, (extract(epoch from one.at) * 1000000)::bigint, one.who, one.staff_id, one.action, one.order_id,
    one.details, one.on_kind, one.on_id, one.before, one.after, one.reason, one.network)::text, 'UTF8'))
$$;

-- One at a time. The day is of the database's clock, one for all servers, and never goes back when that is set.
create function link_action(one actions) returns void language plpgsql as $$
declare
  last action_links;
  today date := (clock_timestamp() at time zone 'UTC')::date;
begin
  perform pg_advisory_xact_lock('action_links'::regclass::oid::bigint);
  select * into last from action_links order by place desc limit 1;
  if last.place is null then
    last := (0, today, null, ''::bytea);
  end if;
  today := greatest(last.day, today);
  insert into action_links values (last.place + 1, today, one.id,
    action_hash(last.hash, last.place + 1, today, one));
end $$;
create function link_new_action() returns trigger language plpgsql as $$
begin
  perform link_action(new);
  return null;
end $$;

-- At the commit, after everything else: so long a transaction may be, others wait only while it is being committed. In
-- the database, so that no writer can leave it out, also none of an earlier version.
create constraint trigger actions_are_linked after insert on actions
  deferrable initially deferred for each row execute function link_new_action();
do $$
declare one actions;
begin
  for one in select * from actions order by at, id loop
    perform link_action(one);
  end loop;
end $$;
