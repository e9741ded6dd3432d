-- Asked for another photograph, whoever decides then sees the one before beside the new one, and what it was asked for.
alter table real_name_photos drop constraint real_name_photos_state_check;
alter table real_name_photos add constraint real_name_photos_state_check
  check (state in ('writing', 'kept', 'earlier', 'leaving', 'gone'));
create index real_name_photos_earlier on real_name_photos (real_name_id) where state = 'earlier';
alter table real_name_photos add column asked_for text;
