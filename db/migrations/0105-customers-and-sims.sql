-- The console finds who holds a SIM, and what tops it up, by its number.
create index account_sims_of_sim on account_sims (iccid);
create index auto_top_ups_of_sim on auto_top_ups (iccid);
insert into staff_grants (role, "right") values ('support', 'see_customers') on conflict do nothing;
