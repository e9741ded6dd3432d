-- The unpaid change whose place one by staff took, and which comes back if that is taken back; null: there was none.
alter table plan_changes add column displaced uuid references plan_changes;
