-- The shop's own role may neither write links nor lock the ledger (docs/decisions/0165): the owner of the tables does, by these two.
-- The schema is the one that is migrated; what a session made for itself is looked at last.
create function lock_ledger() returns void language plpgsql security definer as $$
begin
  lock table ledger_entries in share row exclusive mode;
end $$;
revoke execute on function lock_ledger() from public;
alter function link_new_action() security definer;
do $$
declare one text;
begin
  foreach one in array array['link_new_action()', 'lock_ledger()'] loop
    execute format('alter function %s set search_path = pg_catalog, %I, pg_temp', one, current_schema());
  end loop;
end $$;
