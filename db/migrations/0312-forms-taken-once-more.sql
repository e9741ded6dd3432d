-- A phone whose answer was lost takes the same form again by the same request, until its code ends.
create table real_name_forms_taken (
  code_hash bytea primary key,
  real_name_id uuid not null unique references real_names,
  -- a hash of the request key
  taken_by bytea not null,
  -- sealed, as the desk gave them
  answers bytea not null,
  ends_at timestamptz not null
);
create index real_name_forms_taken_sweep on real_name_forms_taken (ends_at);
