-- A supplier's eSIM is replaced, too: ended there first, then ordered again (decision 83).
alter table esim_swaps
  drop constraint esim_swaps_state_check,
  add constraint esim_swaps_state_check check (state in ('moving', 'ending', 'ordering', 'done', 'stopped')) not valid,
  drop constraint esim_swaps_check,
  add constraint esim_swaps_ended check ((state in ('done', 'stopped')) = (ended_at is not null)) not valid,
  -- at a supplier it is known only once it is made
  alter column new_iccid drop not null,
  add constraint esim_swaps_new_known check (new_iccid is not null or state in ('ending', 'ordering', 'stopped')) not valid;

-- What is ordered for a swap stands beside what the order itself was delivered with.
alter table supply_orders add column swap_id uuid references esim_swaps;
create unique index supply_orders_live_of_order on supply_orders (order_id)
  where state in ('asked', 'accepted', 'ready') and swap_id is null;
create unique index supply_orders_live_of_swap on supply_orders (swap_id) where state in ('asked', 'accepted', 'ready') and swap_id is not null;
drop index supply_orders_live;
