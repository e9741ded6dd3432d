-- How many parcels have arrived since the list was opened: a page asks it again and again.
create index concurrently dispatches_arrived on dispatches (arrived_at) where state = 'arrived' and sent_at is not null;
