-- Who wants one e-mail when one trouble is over. Personal data: an address that nobody confirmed is gone after two days, a
-- confirmed one once its e-mail is sent, when its person cancels or is erased, and after ninety days at the latest.
create table outage_waiters (
  id uuid primary key default gen_random_uuid(),
  outage_id uuid not null references outages on delete cascade,
  email text not null,
  language text not null,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  forget_at timestamptz not null,
  -- given to the queue
  told_at timestamptz
);
create unique index outage_waiters_mailbox on outage_waiters (outage_id, lower(email));
create index outage_waiters_of_mailbox on outage_waiters (lower(email));
create index outage_waiters_to_forget on outage_waiters (forget_at);
