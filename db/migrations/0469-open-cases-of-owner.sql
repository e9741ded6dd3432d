-- What the console counts of open cases on each of its pages stands in the index alone.
create index concurrently cases_open_of_owner on cases (owner_id, snoozed_until, order_id) where closed_at is null;
