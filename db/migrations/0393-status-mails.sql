-- Who wants to hear by e-mail when trouble begins and when it is over. Personal data: an address that nobody confirmed is gone after two
-- days, a confirmed one when its person cancels or is erased.
create table status_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  language text not null,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  forget_at timestamptz,
  check ((confirmed_at is null) = (forget_at is not null))
);
create unique index status_subscribers_mailbox on status_subscribers (lower(email));
create index status_subscribers_to_forget on status_subscribers (forget_at) where forget_at is not null;

-- Each hears once of the beginning and once of the end of an outage; `sent_at`: when the mail server took it.
create table status_letters (
  outage_id uuid not null references outages,
  subscriber_id uuid not null references status_subscribers on delete cascade,
  moment text not null check (moment in ('begin', 'end')),
  at timestamptz not null,
  sent_at timestamptz,
  primary key (outage_id, subscriber_id, moment)
);
create index status_letters_of_subscriber on status_letters (subscriber_id, at);
create index status_letters_at on status_letters (at);
