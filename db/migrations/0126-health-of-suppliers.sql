-- How long suppliers took and what failed in the last days, the latest first, and what they owe us.
create index supply_orders_settled on supply_orders (supplier, settled_at) where settled_at is not null;
create index supply_orders_waiting on supply_orders (supplier, asked_at) where state in ('asked', 'accepted');
