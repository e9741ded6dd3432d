-- What the network was told of a SIM: the regions in which it is registered, none once it is no more, null where its answer
-- was lost or refused. Asked more often than answered, it may know something else, and is told again.
create table told_sims (
  iccid text primary key,
  regions text[],
  asks integer not null,
  answers integer not null default 0,
  failure text,
  told_at timestamptz not null
);

-- The sandbox network gives data in Hong Kong and Taiwan to registered SIMs alone.
create table sandbox_network.registered (
  iccid text primary key,
  regions text[] not null
);
