-- What staff add to stock at once, and can retire at once while nothing of it is held or sold.
create table stock_batches (
  id bigint generated always as identity primary key,
  pool text not null check (pool in ('esims', 'cards')),
  file text not null,
  pieces integer not null check (pieces > 0),
  added_at timestamptz not null,
  added_by uuid not null references staff,
  retired_at timestamptz
);
create index stock_batches_of_pool on stock_batches (pool, id);
-- A file between its dry run and the deed, sealed: it may hold activation codes. One for each member of staff.
create table stock_uploads (
  staff_id uuid primary key references staff,
  id uuid not null unique,
  pool text not null check (pool in ('esims', 'cards')),
  file text not null,
  content_sealed bytea not null,
  at timestamptz not null
);

alter table esim_profiles
  add column batch_id bigint,
  add constraint esim_profiles_batch foreign key (batch_id) references stock_batches not valid,
  drop constraint esim_profiles_order,
  add constraint esim_profiles_order check (case state when 'available' then order_id is null
    when 'retired' then order_id is not null or batch_id is not null else order_id is not null end) not valid;
alter table sim_cards
  add column batch_id bigint,
  add constraint sim_cards_batch foreign key (batch_id) references stock_batches not valid,
  drop constraint sim_cards_state_check,
  add constraint sim_cards_state_check check (state in ('available', 'held', 'allotted', 'retired')) not valid,
  drop constraint sim_cards_check,
  add constraint sim_cards_order check (case state when 'available' then order_id is null
    when 'retired' then order_id is null and batch_id is not null else order_id is not null end) not valid;

insert into staff_grants (role, "right") values ('logistics', 'edit_stock') on conflict do nothing;
