-- Orders that staff take for fraud, as long as they do; what happened before is in the trail.
create table fraud_marks (
  order_id uuid primary key references orders,
  reason text not null,
  staff_id uuid not null references staff,
  at timestamptz not null
);
create index fraud_marks_of_staff on fraud_marks (staff_id);
-- What a buyer is known again by: the hash of their mailbox, browser and account, which says nothing once those are erased.
create table fraud_signs (
  sign bytea not null,
  order_id uuid not null references fraud_marks on delete cascade,
  primary key (sign, order_id)
);
create index fraud_signs_of_order on fraud_signs (order_id);
-- Delivered whatever its buyer is known by: a person has looked.
create table released_orders (
  order_id uuid primary key references orders,
  staff_id uuid not null references staff,
  at timestamptz not null
);
create index released_orders_of_staff on released_orders (staff_id);

insert into staff_grants (role, "right") values ('support', 'mark_fraud') on conflict do nothing;
