-- What is to be posted, and what is on its way and late, by promise.
alter table dispatches alter column arrives_by set not null;
create index dispatches_by_promise on dispatches (state, arrives_by, queued_at, order_id) where state in ('waiting', 'sent');
drop index dispatches_waiting;
-- The console's search finds a parcel by its tracking number, however it is written.
create index dispatches_of_tracking_number on dispatches (upper(regexp_replace(tracking_number, '[^A-Za-z0-9]', '', 'g')))
  where tracking_number is not null;
