-- When one SIM of several was taken out of a registration that goes on.
alter table real_name_sims add column left_at timestamptz;
