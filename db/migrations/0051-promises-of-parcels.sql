-- The promise (order_addresses.promised_by) on the parcel itself: the list of what is to be posted is ordered by it, and an
-- index has columns of one table. Another name than there: the previous version joins both tables and names that one alone.
alter table dispatches add column arrives_by date;

-- The previous version writes parcels without it.
create function fill_promise_of_parcel() returns trigger language plpgsql as $$
begin
  new.arrives_by := coalesce(new.arrives_by, (select promised_by from order_addresses where order_id = new.order_id));
  return new;
end
$$;
create trigger promise_of_parcel before insert on dispatches for each row execute function fill_promise_of_parcel();
