-- What became of each push and text message about an order's plan or a SIM, for staff who are asked "I was not told".
create table sent_messages (
  -- the same for every try
  key text not null,
  way text not null check (way in ('push', 'text')),
  kind text not null,
  order_id uuid,
  position integer,
  iccid text,
  -- masked, or the push service's host: whoever could send to it again could read it here
  recipient text not null,
  state text not null check (state in ('sent', 'failed', 'refused')),
  at timestamptz not null,
  foreign key (order_id, position) references data_plans,
  check (num_nonnulls(order_id, position) = case when iccid is null then 2 else 0 end),
  unique nulls not distinct (key, iccid)
);
create index sent_messages_of_order on sent_messages (order_id) where order_id is not null;
create index sent_messages_of_sim on sent_messages (iccid) where iccid is not null;
