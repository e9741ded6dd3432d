-- Rights up to an amount. Apart from staff_grants, where a server of the version before would read a right without one.
create table staff_limits (
  role text not null references staff_roles on delete cascade,
  "right" text not null,
  -- in fen, of one member in 24 hours; other currencies by the shop's rate of the moment
  most_cny integer not null check (most_cny >= 0),
  -- above it a colleague confirms; false: above it not at all
  second_person boolean not null,
  primary key (role, "right")
);
insert into staff_limits values ('support', 'give_refunds', 70000, true), ('finance', 'give_refunds', 700000, true);

alter table staff_refunds
  add column cny_amount integer,
  add column confirmed_by uuid references staff,
  add column confirmed_at timestamptz,
  drop constraint staff_refunds_state_check,
  add constraint staff_refunds_state_check
    check (state in ('proposed', 'waiting', 'done', 'undone', 'refused')) not valid,
  add constraint staff_refunds_of_two check (confirmed_by <> staff_id);
alter table staff_refunds validate constraint staff_refunds_state_check;
create index staff_refunds_of_member on staff_refunds (staff_id, decided_at);
