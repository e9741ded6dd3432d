-- A form at a desk goes on on a phone, by a code that is good once and for a quarter of an hour.
create table real_name_form_hand_overs (
  code_hash bytea primary key,
  real_name_id uuid not null unique references real_names,
  -- sealed; gone with whoever takes it
  answers bytea,
  opened_at timestamptz not null,
  ends_at timestamptz not null,
  taken_at timestamptz,
  check (taken_at is null or answers is null)
);
create index real_name_form_hand_overs_sweep on real_name_form_hand_overs (ends_at);
