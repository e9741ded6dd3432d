-- Calls of the running minute that guard money, secrets and costs, counted for all processes. Not logged: a minute is not worth
-- a wait for the disk with every call, and is over before a database has come back from a crash.
create unlogged table shared_calls (
  what text not null,
  who text not null,
  begun_at timestamptz not null,
  ends_at timestamptz not null,
  tries integer not null,
  primary key (what, who)
);
create index shared_calls_ending on shared_calls (ends_at);
