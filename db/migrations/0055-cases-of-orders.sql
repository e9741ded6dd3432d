-- For an order's page in the console, which shows its cases, the closed ones too.
create index cases_of_order on cases (order_id) where order_id is not null;
