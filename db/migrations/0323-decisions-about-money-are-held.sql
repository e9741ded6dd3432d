-- What staff decide about a difference is carried out half a minute later, unless it was taken back; null: nothing holds it.
alter table difference_decisions add column held_until timestamptz;
