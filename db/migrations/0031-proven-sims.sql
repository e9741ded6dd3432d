-- Which order's address somebody has named to see what is on a SIM: it counts for as long as that order is the one that the SIM came with, so that a
-- card that came back and was sold again shows nothing to whoever had it before. What an account's own orders have delivered needs no row.
alter table sessions drop column sim_proven, add column sim_proven_by uuid references orders on delete set null;
alter table account_sims drop column proven, add column proven_by uuid references orders on delete set null;
