alter table payments
  add constraint payments_payable
  check (payable_kind is not null and payable_kind in ('order', 'plan_change') and payable_id is not null) not valid;
alter table payments validate constraint payments_payable;
