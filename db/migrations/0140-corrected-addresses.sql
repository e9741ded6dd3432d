-- Staff correct the mailbox of an order; the former one is told, and what it opened ends.
alter table mails
  drop constraint mails_kind_check,
  add constraint mails_kind_check check (kind in
    ('order_confirmed', 'esim_ready', 'esim_for_traveller', 'delivery_delayed', 'parcel_sent', 'parcel_arrived', 'sims_renewed',
     'install_reminder', 'departure_soon', 'low_data', 'expiring', 'refund_asked', 'refund_rejected', 'refunded', 'withdrawal_received',
     'plan_changed', 'plan_change_review', 'plan_not_changed', 'order_links', 'help_asked', 'address_corrected')) not valid;
alter table mails validate constraint mails_kind_check;
create index sessions_proven_by on sessions (sim_proven_by) where sim_proven_by is not null;
create index account_sims_proven_by on account_sims (proven_by) where proven_by is not null;
insert into staff_grants (role, "right") values ('support', 'correct_addresses') on conflict do nothing;
