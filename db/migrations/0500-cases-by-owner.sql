-- The inbox is filtered by owner, and nobody is one: of a null no index gives the rows in their order.
create index concurrently cases_by_owner on cases
  ((coalesce(owner_id, '00000000-0000-0000-0000-000000000000'::uuid)), (coalesce(closed_at, 'infinity'::timestamptz)),
   due_at, departs_on, id)
  include (owner_id, kind, snoozed_until, closed_at);
