-- Whose plan ran in the days of an incident, over since then or not.
create index concurrently data_plans_by_expiry on data_plans (expires_at) where expires_at is not null;
