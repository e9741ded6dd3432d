-- What the platform itself remembers.

create table clicks (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  web_uuid text,
  source text not null,
  event text not null,
  url text not null,
  page_path text,
  item_type text,
  item_val text,
  lang text
);
create index clicks_at on clicks (at);

-- A server process and the pool of job workers it runs. Its life is an advisory lock on a connection: when the
-- process dies the lock falls, and another process gives its locked jobs back (platform/jobs).
create table server_processes (
  lock_key integer primary key,
  worker_pool text,
  started_at timestamptz not null
);
create sequence server_process_keys maxvalue 2147483647 cycle;

-- Mails kept instead of sent, when no SMTP server is configured. Bodies are sealed like other secrets.
create table kept_mails (
  id uuid primary key,
  kept_at timestamptz not null,
  recipient text not null,
  subject text not null,
  sealed bytea not null
);
