-- A notice that matters in some countries stands on their pages, and not behind the bell of every page; null: it is for everybody.
alter table notices add column countries text[] check (cardinality(countries) > 0);
-- Renewals that the network refused, and profiles in error, by when: where a carrier fails now.
alter table order_renewals add column failed_at timestamptz;
create index order_renewals_failed on order_renewals (failed_at) where failed_at is not null;
create index esim_profiles_in_error on esim_profiles (profile_state_at) where profile_state = 'error';
