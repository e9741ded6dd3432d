-- What is set aside for orders that nobody has paid yet, and for whom it counts: gone with the payment, or when the stock goes back.
create table stock_holds (
  order_id uuid primary key references orders,
  what text not null check (what in ('esim', 'card')),
  pieces integer not null check (pieces > 0),
  -- network, mailbox, browser and account (features/orders/holding-rules.ts), as keyed hashes
  holders text[] not null,
  held_at timestamptz not null,
  held_until timestamptz not null
);
create index stock_holds_holders on stock_holds using gin (holders);
create index stock_holds_ending on stock_holds (held_until);

-- few are held at any time, and a repeated job looks for those whose order is over
create index esim_profiles_held on esim_profiles (order_id) where state = 'held';
create index sim_cards_held on sim_cards (order_id) where state = 'held';
