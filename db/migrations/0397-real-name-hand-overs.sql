-- A form at a desk asks a phone for its photographs, by a code that is good once and for a quarter of an hour.
create table real_name_hand_overs (
  code_hash bytea primary key,
  real_name_id uuid not null references real_names,
  -- what is photographed: the camera's frame has its shape
  document_type smallint not null check (document_type between 1 and 4),
  slots text[] not null check (slots <@ array['front', 'second'] and cardinality(slots) > 0),
  opened_at timestamptz not null,
  ends_at timestamptz not null,
  taken_at timestamptz
);
create index real_name_hand_overs_form on real_name_hand_overs (real_name_id, opened_at);
create index real_name_hand_overs_sweep on real_name_hand_overs (ends_at);
