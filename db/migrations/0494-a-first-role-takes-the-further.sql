-- A server of the version before gives a role by `staff.role` alone, and would leave what it was to replace. The shop itself gives the
-- further roles after the first.
create function take_further_roles() returns trigger language plpgsql set search_path from current as $$
begin
  delete from staff_further_roles where staff_id = new.id;
  return null;
end
$$;
create trigger first_role_takes_further after update of role on staff
  for each row when (old.role is distinct from new.role) execute function take_further_roles();
