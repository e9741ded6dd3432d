-- For the view of the console's list of orders that logistics lives in. What goes back lies on orders_unfinished.
create index orders_to_post on orders (placed_at, id) where state = 'dispatching';
