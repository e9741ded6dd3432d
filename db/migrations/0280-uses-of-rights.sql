-- How often each role used each right: by day (Hong Kong), so that no visit counts. No reference to the role: a use that
-- is written a moment later must not fail because of it.
create table right_uses (
  day date not null,
  role text not null,
  "right" text not null,
  times int not null check (times > 0),
  primary key (day, role, "right")
);
