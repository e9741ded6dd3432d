-- The back of a card shows a digit more than its number has (kernel/iccid.ts): a SIM that was registered with it was another one than
-- the one in stock, and could be under two names. From now on one spelling is kept, whoever writes it, the version before this one too.
create function iccid_key(typed text) returns text language plpgsql immutable as $$
declare
  sum integer := 0;
  digit integer;
begin
  if typed !~ '^[0-9]{20}$' then return typed; end if;
  for place in 1..19 loop
    digit := substr(typed, 20 - place, 1)::integer * (case when place % 2 = 0 then 2 else 1 end);
    sum := sum + (case when digit > 9 then digit - 9 else digit end);
  end loop;
  return case when sum % 10 = 0 then left(typed, 19) else typed end;
end
$$;

create function spell_real_name_sim() returns trigger language plpgsql set search_path from current as $$
begin
  new.iccid := iccid_key(new.iccid);
  return new;
end
$$;

create trigger real_name_sims_spelled before insert or update of iccid on real_name_sims
  for each row execute function spell_real_name_sim();

do $$
declare
  loser record;
  typed text;
begin
  -- Under two names, the first that was sent keeps it.
  for loser in
    select holding.* from (
      select sim.real_name_id as id, sim.iccid, name.state,
        row_number() over (partition by iccid_key(sim.iccid) order by name.received_at, name.id) as place
      from real_name_sims sim join real_names name on name.id = sim.real_name_id where sim.holds) holding
    where place > 1
  loop
    -- what waits for a reviewer is answered by one; who is registered is told that this SIM left, or that all of it is over
    update real_name_sims set holds = false, left_at = case when loser.state = 'registered' then now() end
      where real_name_id = loser.id and iccid = loser.iccid;
    continue when loser.state <> 'registered';
    update real_names set version = version + 1 where id = loser.id;
    if exists (select from real_name_sims where real_name_id = loser.id and holds) then
      if to_regclass('graphile_worker._private_jobs') is not null then
        perform graphile_worker.add_job('tell-sim-left',
          json_build_object('id', loser.id, 'iccid', iccid_key(loser.iccid)), max_attempts => 25, job_key => gen_random_uuid()::text);
      end if;
    else
      update real_names set state = 'deregistered', forget_at = now() + interval '12 months' where id = loser.id;
      if to_regclass('graphile_worker._private_jobs') is not null then
        perform graphile_worker.add_job('tell-real-name',
          json_build_object('id', id, 'state', 'deregistered', 'version', version), max_attempts => 25, job_key => gen_random_uuid()::text)
          from real_names where id = loser.id;
      end if;
    end if;
  end loop;

  delete from real_name_sims sim using real_name_sims same
    where same.real_name_id = sim.real_name_id and iccid_key(same.iccid) = iccid_key(sim.iccid)
      and (same.holds, sim.iccid) > (sim.holds, same.iccid);

  for typed in select distinct iccid from real_name_sims where iccid <> iccid_key(iccid) loop
    update real_name_sims set iccid = iccid_key(iccid) where iccid = typed;
    if to_regclass('graphile_worker._private_jobs') is not null then
      perform graphile_worker.add_job('register-sim', json_build_object('iccid', iccid_key(typed)),
        max_attempts => 25, job_key => 'register-sim:' || iccid_key(typed));
    end if;
  end loop;
  delete from told_sims where iccid <> iccid_key(iccid);
  delete from sandbox_network.registered where iccid <> iccid_key(iccid);
end
$$;
