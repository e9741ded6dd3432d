-- A payment pays a payable, which need not be an order nor be about one. Orders, and what is about them, name theirs as before; a version
-- that knows no other kind writes and reads nothing else. One table in each file: a lock on two could meet a sale the other way round.
alter table payments
  alter column order_id drop not null,
  add constraint payments_order check (order_id is not null or payable_kind not in ('order', 'plan_change')) not valid;
