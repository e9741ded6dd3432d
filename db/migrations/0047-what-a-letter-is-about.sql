-- What a letter is about, by its parts. `about` stays while the previous version serves, which writes and reads it: for a
-- letter it spells the parts as that version does, so that `mails_once` holds between both.
alter table mails
  -- a place in the order
  add column position integer,
  -- which of several: a refund's id, a tracking number, a share that was used
  add column what text,
  -- of a day pass, or of an end
  add column day date,
  -- tells one that is sent again on purpose from the one before
  add column repetition text;

create function parts_of_mail(kind text, about text, out "position" integer, out what text, out day date, out repetition text)
language sql immutable as $$
  select
    case
      when kind in ('esim_for_traveller', 'low_data', 'install_reminder') then substring(about from '^\d+')::integer
      when kind = 'expiring' then substring(about from ':(\d+)$')::integer
    end,
    case
      when kind in ('esim_for_traveller', 'install_reminder') then null
      when kind = 'low_data' then nullif(split_part(about, ':', 2), '')
      when kind = 'expiring' then nullif(split_part(about, ':', 1), '')
      when kind = 'order_links' then case when about like 'one:%' then split_part(about, ':', 2) end
      else nullif(about, '')
    end,
    case when kind in ('low_data', 'expiring') then substring(about from ':(\d{4}-\d{2}-\d{2})')::date end,
    case kind
      when 'esim_for_traveller' then substring(about from '\.(.+)$')
      when 'order_links' then substring(about from '([^:]+)$')
    end
$$;

create function fill_mail_about() returns trigger language plpgsql as $$
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
      else coalesce(new.what, new.position::text)
    end;
  end if;
  return new;
end
$$;
create trigger fill_mail_about before insert on mails for each row execute function fill_mail_about();
