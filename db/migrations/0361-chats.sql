-- What visitors ask in the support chat, and who answered (support/chats). Personal data: gone 90 days after the last line, and with the account.
create table chats (
  id uuid primary key,
  language text not null,
  account_id uuid references accounts (id) on delete cascade,
  -- the order that was proven to be its person's
  order_id uuid references orders (id) on delete set null,
  -- where an answer is written to, if its person wants that
  email text,
  state text not null check (state in ('talking', 'waiting', 'answered')),
  begun_at timestamptz not null,
  last_at timestamptz not null,
  waiting_since timestamptz
);

create index chats_waiting on chats (waiting_since, id) where state = 'waiting';
create index chats_of_account on chats (account_id) where account_id is not null;
create index chats_of_order on chats (order_id) where order_id is not null;
create index chats_last on chats (last_at);

create table chat_lines (
  chat_id uuid not null references chats (id) on delete cascade,
  place integer not null,
  who text not null check (who in ('visitor', 'shop', 'staff')),
  said text,
  -- where the shop's own answer led: what it quotes is read when it is shown
  lead jsonb,
  helpful boolean,
  request_key uuid,
  at timestamptz not null,
  primary key (chat_id, place),
  unique (chat_id, request_key)
);

create index chat_lines_unanswered on chat_lines (at desc) where lead ->> 'to' = 'person' or helpful = false;
