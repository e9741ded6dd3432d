-- A reviewer holds the registration that they look at, for the reason that they gave; the first of two proposes.
alter table real_names
  add column held_by uuid references staff,
  add column held_until timestamptz,
  add column held_for text,
  add column proposal text check (proposal in ('registered', 'refused')),
  add column proposal_reason text,
  add column proposed_by uuid references staff,
  add column proposed_at timestamptz;
-- Other registrations of a SIM.
create index real_name_sims_iccid on real_name_sims (iccid);
-- How long the last ones waited for their answer.
create index real_names_answered on real_names (decided_at desc) where decided_at > received_at;
-- A reviewer holds one at a time, and opens the next.
create index real_names_held on real_names (held_by) where held_by is not null;
