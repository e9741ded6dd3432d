-- Where a member of staff was signed in before, hashed: what strangers try elsewhere is not counted for them there.
create table staff_places (
  staff_id uuid not null references staff on delete cascade,
  who text not null,
  seen_at timestamptz not null,
  primary key (staff_id, who)
);
create index staff_places_seen on staff_places (seen_at);
