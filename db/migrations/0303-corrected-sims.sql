-- A registration that takes the place of one SIM of another, whose number was mistyped: which one, and which of its SIMs.
alter table real_names add column corrects uuid references real_names, add column corrects_iccid text;
-- one at a time
create unique index real_names_correction on real_names (corrects, corrects_iccid)
  where state in ('received', 'again', 'registered');
