-- A file of its own: while it is made, some seconds for a million orders, they are read and nobody writes one.
create index orders_of_account on orders (account_id, placed_at, id) where account_id is not null;
