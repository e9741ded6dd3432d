-- Staff send a buyer a link to renew a SIM, with the form filled in.
alter table mails
  drop constraint mails_kind_check,
  add constraint mails_kind_check check (kind in
    ('order_confirmed', 'esim_ready', 'esim_for_traveller', 'delivery_delayed', 'order_held', 'parcel_sent', 'parcel_arrived', 'sims_renewed',
     'install_reminder', 'departure_soon', 'low_data', 'expiring', 'refund_asked', 'refund_rejected', 'refunded', 'withdrawal_received',
     'plan_changed', 'plan_change_review', 'plan_not_changed', 'order_links', 'help_asked', 'address_corrected', 'incident_news',
     'goodwill_code', 'sim_blocked', 'sim_unblocked', 'esim_replaced', 'plan_change_offered', 'mailbox_move_asked',
     'renewal_offered')) not valid;
