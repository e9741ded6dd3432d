-- What was closed before 0481 has no such time, and is on no list of orders should it be opened again.
create trigger order_of_changed_case before update of closed_at, order_id on cases for each row
  when (new.order_id is not null and new.order_placed_at is null) execute function fill_order_of_case();
