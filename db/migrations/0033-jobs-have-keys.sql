-- Every job has a key from now on: one without has been replaced while it ran (src/platform/jobs/given-up.server.ts). The worker's own tables are not
-- there yet on a new database.
do $$
begin
  if to_regclass('graphile_worker._private_jobs') is not null then
    update graphile_worker._private_jobs set key = gen_random_uuid()::text where key is null;
  end if;
end
$$;
