-- Staff block a SIM at the network and let it go again; the newest state of each SIM, its history is in the trail.
create table sim_blocks (
  iccid text primary key check (iccid ~ '^[0-9]{19,20}$'),
  -- the order that the SIM came with: its buyer is told
  order_id uuid not null references orders,
  state text not null check (state in ('blocking', 'blocked', 'unblocking', 'open')),
  cause text not null check (cause in ('lost', 'stolen', 'fraud')),
  version integer not null default 1,
  changed_at timestamptz not null
);
create index sim_blocks_of_order on sim_blocks (order_id);

-- What the network said of a SIM when staff asked it last.
create table sim_sightings (
  iccid text primary key check (iccid ~ '^[0-9]{19,20}$'),
  state text not null check (state in ('active', 'blocked', 'expired', 'unknown')),
  seen_at timestamptz,
  seen_in text check (seen_in ~ '^[A-Z]{2}$'),
  asked_at timestamptz not null,
  check ((seen_at is null) = (seen_in is null))
);

alter table mails
  drop constraint mails_kind_check,
  add constraint mails_kind_check check (kind in
    ('order_confirmed', 'esim_ready', 'esim_for_traveller', 'delivery_delayed', 'parcel_sent', 'parcel_arrived', 'sims_renewed',
     'install_reminder', 'departure_soon', 'low_data', 'expiring', 'refund_asked', 'refund_rejected', 'refunded', 'withdrawal_received',
     'plan_changed', 'plan_change_review', 'plan_not_changed', 'order_links', 'help_asked', 'address_corrected', 'incident_news',
     'goodwill_code', 'sim_blocked', 'sim_unblocked')) not valid;
alter table mails validate constraint mails_kind_check;

insert into staff_grants (role, "right") values ('support', 'block_sims') on conflict do nothing;
