-- An order moves to another mailbox once that mailbox has shown a code to staff. One at a time for an order.
create table mailbox_moves (
  order_id uuid primary key references orders on delete cascade,
  id uuid not null,
  staff_id uuid not null references staff,
  email text not null,
  proven_by text not null,
  reason text not null,
  expires_at timestamptz not null
);
create index mailbox_moves_expiring on mailbox_moves (expires_at);

alter table proof_codes
  drop constraint proof_codes_purpose_check,
  add constraint proof_codes_purpose_check check (purpose in
    ('sign_in', 'register', 'reset_password', 'bind_email', 'bind_phone', 'delete_account', 'confirm_owner', 'move_order')) not valid;

alter table mails
  drop constraint mails_kind_check,
  add constraint mails_kind_check check (kind in
    ('order_confirmed', 'esim_ready', 'esim_for_traveller', 'delivery_delayed', 'parcel_sent', 'parcel_arrived', 'sims_renewed',
     'install_reminder', 'departure_soon', 'low_data', 'expiring', 'refund_asked', 'refund_rejected', 'refunded', 'withdrawal_received',
     'plan_changed', 'plan_change_review', 'plan_not_changed', 'order_links', 'help_asked', 'address_corrected', 'incident_news',
     'goodwill_code', 'sim_blocked', 'sim_unblocked', 'esim_replaced', 'plan_change_offered', 'mailbox_move_asked')) not valid;
