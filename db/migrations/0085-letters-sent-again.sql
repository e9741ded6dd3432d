-- A member of staff sends an e-mail of an order again. Until `held_until` it can be taken back; null: it is held by nobody.
alter table mails add column held_until timestamptz;

-- Two e-mails of any kind may differ by their repetition alone.
create or replace function fill_mail_about() returns trigger language plpgsql as $$
declare day text := to_char(new.day, 'YYYY-MM-DD');
begin
  if coalesce(new.position::text, new.what, day, new.repetition) is null then
    select * into new.position, new.what, new.day, new.repetition from parts_of_mail(new.kind, new.about);
  else
    new.about := case new.kind
      when 'esim_for_traveller' then concat_ws('.', new.position, new.repetition)
      when 'low_data' then concat_ws(':', new.position, new.what, day)
      when 'expiring' then concat_ws(':', new.what, day, new.position)
      when 'order_links' then concat_ws(':', coalesce('one:' || new.what, 'all'), new.repetition)
      else concat_ws(':', coalesce(new.what, new.position::text), new.repetition)
    end;
  end if;
  return new;
end
$$;

insert into staff_grants (role, "right") values ('support', 'send_mails') on conflict do nothing;
