-- Apart from 0124, so that nobody waits while the rows are looked at.
alter table esim_profiles validate constraint esim_profiles_batch;
alter table esim_profiles validate constraint esim_profiles_order;
alter table sim_cards validate constraint sim_cards_batch;
alter table sim_cards validate constraint sim_cards_state_check;
alter table sim_cards validate constraint sim_cards_order;
-- Whether a batch is untouched is one step along these.
create index esim_profiles_of_batch on esim_profiles (batch_id, state) where batch_id is not null;
create index sim_cards_of_batch on sim_cards (batch_id, state) where batch_id is not null;
