-- When its order was placed, on the case itself: the list of orders that need a person is ordered by it, and an index has columns of
-- one table. It never changes.
alter table cases add column order_placed_at timestamptz;

-- The previous version opens cases without it.
create function fill_order_of_case() returns trigger language plpgsql set search_path from current as $$
begin
  new.order_placed_at := (select placed_at from orders where id = new.order_id);
  return new;
end
$$;
create trigger order_of_case before insert on cases for each row execute function fill_order_of_case();

-- What is closed is on no list of orders.
update cases set order_placed_at = orders.placed_at from orders where orders.id = cases.order_id and cases.closed_at is null;
