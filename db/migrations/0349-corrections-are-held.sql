-- The network is asked half a minute after staff have corrected a prepaid balance, unless that was taken back; null: nothing holds it.
alter table prepaid_corrections add column held_until timestamptz;
