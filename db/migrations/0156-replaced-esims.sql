-- Staff give a traveller another profile of our own pool in place of one that is lost, deleted or broken.
alter table esim_profiles
  drop constraint esim_profiles_state_check,
  -- `reserved`: taken for a swap that is under way
  add constraint esim_profiles_state_check check (state in ('available', 'held', 'reserved', 'allotted', 'retired')) not valid;
create table esim_swaps (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  position integer not null,
  old_iccid text not null references esim_profiles,
  new_iccid text not null references esim_profiles,
  state text not null check (state in ('moving', 'done', 'stopped')),
  cause text not null check (cause in ('lost', 'deleted', 'broken')),
  staff_id uuid not null references staff,
  -- why it was stopped: what the network said, or `overtaken`
  failure text,
  asked_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'moving') = (ended_at is null))
);
-- one profile is replaced once, and replaces one
create unique index esim_swaps_of_old on esim_swaps (old_iccid) where state <> 'stopped';
create unique index esim_swaps_of_new on esim_swaps (new_iccid) where state <> 'stopped';
create index esim_swaps_of_place on esim_swaps (order_id, position);

alter table mails
  drop constraint mails_kind_check,
  add constraint mails_kind_check check (kind in
    ('order_confirmed', 'esim_ready', 'esim_for_traveller', 'delivery_delayed', 'parcel_sent', 'parcel_arrived', 'sims_renewed',
     'install_reminder', 'departure_soon', 'low_data', 'expiring', 'refund_asked', 'refund_rejected', 'refunded', 'withdrawal_received',
     'plan_changed', 'plan_change_review', 'plan_not_changed', 'order_links', 'help_asked', 'address_corrected', 'incident_news',
     'goodwill_code', 'sim_blocked', 'sim_unblocked', 'esim_replaced')) not valid;

insert into staff_grants (role, "right") values ('support', 'swap_esims') on conflict do nothing;
