-- The minute for which each repeated job was last begun, by the database's clock: those of the processes may differ.
create table repeated_jobs (
  name text primary key,
  last_minute timestamptz not null
);
