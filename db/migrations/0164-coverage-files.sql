-- Files of coverage that somebody has looked through and not published: the last ones of each member of staff.
create table coverage_uploads (
  staff_id uuid primary key references staff on delete cascade,
  id uuid not null unique,
  -- {"carriers": text, "networks": text}, either of them
  files jsonb not null,
  at timestamptz not null
);
