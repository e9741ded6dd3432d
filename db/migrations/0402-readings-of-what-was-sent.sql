-- What was sent without having been read is read before a reviewer opens it. When it was last begun, and how often nobody could look.
alter table real_name_photos add column read_begun_at timestamptz;
alter table real_name_photos add column read_tries smallint not null default 0;
