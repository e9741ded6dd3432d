-- Ways in to the eSIM page or to the operator's eSIM service (people/esim-entry): one for each session, of one browser, used once, gone after a minute.
create table esim_tickets (
  session_id uuid primary key references sessions on delete cascade,
  -- the browser's ticket; then, at the operator's service, the code in its place
  step text not null check (step in ('ticket', 'code')),
  hash bytea not null unique,
  browser text not null,
  expires_at timestamptz not null
);
