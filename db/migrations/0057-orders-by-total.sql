-- The console's search finds orders by what they cost, the newest first, and by the phone number on their parcel.
create index orders_by_total on orders (currency, total_amount, placed_at);
create index order_addresses_phone on order_addresses (phone);
