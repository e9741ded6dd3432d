-- The inbox is filtered by kind, open or closed, in its order; what is asked beyond that stands in the index.
create index concurrently cases_of_kind on cases
  (kind, (coalesce(closed_at, 'infinity'::timestamptz)), due_at, departs_on, id)
  include (owner_id, snoozed_until, closed_at);
