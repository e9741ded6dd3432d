-- The console's search, on normal forms: a SIM by the end of its number, from the last digit on. A file of its own: while it is
-- made, plans are read and nobody writes one.
create index data_plans_by_end on data_plans (reverse(iccid) collate "C");
