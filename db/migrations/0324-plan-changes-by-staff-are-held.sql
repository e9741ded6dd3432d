-- What staff change is asked of the network half a minute later, unless it was taken back; null: nothing holds it.
alter table plan_changes add column held_until timestamptz;
