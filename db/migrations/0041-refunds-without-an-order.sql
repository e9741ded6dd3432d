alter table refunds alter column order_id drop not null;
