-- The console's prices stand by place, countries before regions, and there in the order of the shop.
create index plans_by_place on plans (area collate "C", kind) where on_sale;
