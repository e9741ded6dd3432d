-- For the console's list of parcels: what is on its way, what arrived and what came back, the newest first. What is to be posted
-- lies on dispatches_waiting.
create index dispatches_sent on dispatches (state, sent_at, order_id) where sent_at is not null;
