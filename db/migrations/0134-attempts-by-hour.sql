-- How often the shop asked each service outside, and how often that had no answer: by hour (UTC), so that no visit counts.
create table outside_hours (
  service text not null check (service in ('gateway', 'supplier', 'network', 'mail')),
  name text not null,
  hour timestamptz not null,
  attempts int not null check (attempts >= 0),
  failures int not null check (failures between 0 and attempts),
  primary key (hour, service, name)
);
