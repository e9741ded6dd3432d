-- A promo code for one buyer, as their mailbox is written in promo_uses; null: everybody's.
alter table promo_codes add column for_buyer text;

-- Given by staff as an apology, within what their role may give in a day.
create table goodwill_codes (
  code text primary key references promo_codes,
  order_id uuid not null references orders,
  staff_id uuid not null references staff,
  -- in the order's currency
  amount integer not null check (amount > 0),
  -- in fen; null: no rate was known
  cny_amount integer,
  at timestamptz not null
);
create index goodwill_codes_of_order on goodwill_codes (order_id);
create index goodwill_codes_of_member on goodwill_codes (staff_id, at);

alter table mails
  drop constraint mails_kind_check,
  add constraint mails_kind_check check (kind in
    ('order_confirmed', 'esim_ready', 'esim_for_traveller', 'delivery_delayed', 'parcel_sent', 'parcel_arrived', 'sims_renewed',
     'install_reminder', 'departure_soon', 'low_data', 'expiring', 'refund_asked', 'refund_rejected', 'refunded', 'withdrawal_received',
     'plan_changed', 'plan_change_review', 'plan_not_changed', 'order_links', 'help_asked', 'address_corrected', 'incident_news',
     'goodwill_code')) not valid;
alter table mails validate constraint mails_kind_check;

insert into staff_grants (role, "right") values ('support', 'give_goodwill') on conflict do nothing;
insert into staff_limits values ('support', 'give_goodwill', 20000, false) on conflict do nothing;
