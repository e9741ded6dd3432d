-- Paid eSIMs by the beginning of their first day: when they were paid, or the midnight (of Hong Kong) of a departure after that.
create index concurrently orders_first_day on orders
  ((greatest(paid_at, departs_on::timestamp at time zone 'Asia/Hong_Kong'))) include (quantity)
  where way = 'esim' and paid_at is not null;
