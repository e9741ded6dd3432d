-- What was read from a photograph, sealed by its registration's key as the photograph is (people/real-names). It never outlives the
-- photograph, whoever gives that up, the version before this one too.
alter table real_name_photos add column reading bytea;

create function forget_reading() returns trigger language plpgsql as $$
begin
  new.reading := null;
  return new;
end $$;

create trigger real_name_photos_forget_reading before update of state on real_name_photos
  for each row when (new.state <> 'kept') execute function forget_reading();
