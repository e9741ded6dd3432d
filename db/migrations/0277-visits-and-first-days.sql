-- How far visitors came and how many eSIMs were online on their first day, by hour, for the overview.
create table first_day_hours (
  -- in which the first day ended
  hour timestamptz primary key,
  esims integer not null,
  online integer not null
);
create table first_days_summed (
  one boolean primary key default true check (one),
  until timestamptz not null
);
insert into first_days_summed (until) values ('epoch');

-- A browser counts once a day (of Hong Kong) and step, in the hour of its first. Clicks and whose order it was are deleted in time;
-- these numbers are nobody's and stay.
create table visit_hours (
  hour timestamptz primary key,
  visitors integer not null,
  saw_plans integer not null,
  ordered integer not null,
  paid integer not null
);
create table visits_summed (
  one boolean primary key default true check (one),
  until timestamptz not null
);
insert into visits_summed (until) values ('epoch');
