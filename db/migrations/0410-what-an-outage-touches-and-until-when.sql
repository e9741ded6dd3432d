-- Which carriers of its countries have trouble, and by when it is expected to be over; null: nobody knows.
alter table outages add column carriers text[] not null default '{}';
alter table outages add column expected_at timestamptz;
