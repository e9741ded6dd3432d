-- What a form of the console was answered, by its request key: the second click of an impatient hand gets the first one's answer.
create table staff_requests (
  request_key uuid primary key,
  staff_id uuid not null references staff on delete cascade,
  -- of the call's path and its input: another wish under the same key is refused
  wish_hash bytea not null,
  answer jsonb,
  at timestamptz not null
);
create index staff_requests_at on staff_requests (at);
