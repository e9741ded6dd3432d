-- People on their way to a digital identity and back (people/identity-logins): bound to one browser, used once, gone after a day.
create table identity_logins (
  state_hash text primary key,
  browser text not null,
  provider text not null check (provider in ('iamsmart', 'openid')),
  -- nonce, verifier and the page they go back to, sealed
  sealed bytea not null,
  begun_at timestamptz not null,
  used_at timestamptz,
  -- what was proved, sealed
  proved bytea,
  proved_at timestamptz
);

create index identity_logins_proved on identity_logins (browser, proved_at) where proved is not null;
create index identity_logins_begun on identity_logins (begun_at);
