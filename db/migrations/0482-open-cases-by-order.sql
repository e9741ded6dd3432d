-- The list of orders that need a person is some steps along it.
create index concurrently cases_open_by_order on cases (order_placed_at, order_id) include (snoozed_until)
  where closed_at is null and order_id is not null;
