-- Which columns of the list a file has, in their order; null: the order's own.
alter table order_exports add column columns jsonb;
