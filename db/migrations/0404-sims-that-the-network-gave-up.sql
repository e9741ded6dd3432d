-- A SIM that the network has given up is registered no more: when it was asked last, and since when it says so.
alter table real_name_sims add column network_asked_at timestamptz;
alter table real_name_sims add column out_since timestamptz;
