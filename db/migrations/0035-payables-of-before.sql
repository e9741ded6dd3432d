-- A file of its own, so that nobody waits for the lock of 0034 while all rows are written.
update payments set payable_kind = 'order', payable_id = order_id where payable_id is null and purpose = 'order';
-- a page that was replaced by another for the same change stands in no plan_changes.payment_id
update payments p set payable_kind = 'plan_change', payable_id = coalesce(
  (select id from plan_changes where payment_id = p.id order by state = 'cancelled', asked_at desc limit 1),
  (select id from plan_changes where order_id = p.order_id and asked_at <= p.created_at order by asked_at desc limit 1),
  (select id from plan_changes where order_id = p.order_id order by asked_at limit 1))
where payable_id is null;
