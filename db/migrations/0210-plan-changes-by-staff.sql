-- Staff change an order's plan as its buyer could: the buyer is asked for the difference, or it is waived as goodwill.
alter table plan_changes
  add column staff_id uuid references staff,
  -- in the order's currency; what the buyer would have paid
  add column waived_amount integer not null default 0 check (waived_amount >= 0),
  -- in fen; null: no rate was known
  add column waived_cny integer;
-- what a member gave of late counts against their limit
create index plan_changes_waived on plan_changes (staff_id, asked_at) where waived_amount > 0;

alter table ledger_entries
  drop constraint ledger_entries_account_check,
  add constraint ledger_entries_account_check check (account in
    ('sales', 'deposits', 'postage', 'promo', 'goodwill', 'gateway', 'fees', 'conversion', 'write_offs')) not valid;

alter table mails
  drop constraint mails_kind_check,
  add constraint mails_kind_check check (kind in
    ('order_confirmed', 'esim_ready', 'esim_for_traveller', 'delivery_delayed', 'parcel_sent', 'parcel_arrived', 'sims_renewed',
     'install_reminder', 'departure_soon', 'low_data', 'expiring', 'refund_asked', 'refund_rejected', 'refunded', 'withdrawal_received',
     'plan_changed', 'plan_change_review', 'plan_not_changed', 'order_links', 'help_asked', 'address_corrected', 'incident_news',
     'goodwill_code', 'sim_blocked', 'sim_unblocked', 'esim_replaced', 'plan_change_offered')) not valid;

insert into staff_grants (role, "right") values ('support', 'change_plans') on conflict do nothing;
