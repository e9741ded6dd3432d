-- What a plan sold in the last weeks, without a look at its orders: beside its prices in the console.
create index orders_of_plan on orders (plan_code, placed_at) include (currency, quantity, days) where paid_at is not null;
