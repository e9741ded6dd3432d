-- The list of orders whose travellers leave soon is some steps along it for each of the days; reminders begin at the day, as before.
create index concurrently orders_departing_by_place on orders (departs_on, placed_at, id) include (state)
  where departs_on is not null and state in ('paid', 'dispatching', 'delivered');
