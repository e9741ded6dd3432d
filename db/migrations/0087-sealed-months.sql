-- Months whose books are closed, one after the other: what comes to light later is booked in the month in which it does.
create table sealed_months (
  month text primary key check (month ~ '^20\d\d-(0[1-9]|1[0-2])$'),
  -- the first moment of the next month, UTC
  until timestamptz not null unique,
  sealed_at timestamptz not null,
  staff_id uuid not null references staff,
  -- [{account, currency, before, debit, credit}] as they were; the nightly proof compares them with the entries
  books jsonb not null
);
create function refuse_sealed_entries() returns trigger language plpgsql as $$
begin
  if exists (select from entries where at < (select max(until) from sealed_months)) then
    raise exception 'the books of this month are sealed' using errcode = 'check_violation', constraint = 'ledger_month_is_open';
  end if;
  return null;
end $$;
create trigger entries_in_open_months after insert on ledger_entries
  referencing new table as entries for each statement execute function refuse_sealed_entries();
create function keep_sealed_entry() returns trigger language plpgsql as $$
begin
  if (case tg_op when 'DELETE' then old.at else least(old.at, new.at) end) < (select max(until) from sealed_months) then
    raise exception 'the books of this month are sealed' using errcode = 'check_violation', constraint = 'ledger_month_is_open';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger sealed_entries_stay before update or delete on ledger_entries for each row execute function keep_sealed_entry();
create function keep_sealed_month() returns trigger language plpgsql as $$
begin
  raise exception 'a sealed month stays as it is' using errcode = 'check_violation', constraint = 'sealed_month_stays';
end $$;
create trigger sealed_months_stay before update or delete on sealed_months for each row execute function keep_sealed_month();
insert into staff_grants (role, "right") values ('finance', 'seal_books') on conflict do nothing;
