-- The key of what was deleted is destroyed: what a store, a version of it or a backup of it still has opens no more.
alter table real_names alter column wrapped_key drop not null;
alter table real_names add constraint real_names_key_of_details check (wrapped_key is not null or details is null);
create index real_names_keys_to_destroy on real_names (id) where forgotten_at is not null and wrapped_key is not null;
-- when the store last kept a photograph that it was told to delete: those come after the others
alter table real_name_photos add column not_deleted_at timestamptz;
