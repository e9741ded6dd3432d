-- A plan change without an answer that staff stop is stopped half a minute later, unless that was taken back; null: nothing holds it.
alter table plan_changes add column stop_held_until timestamptz;
