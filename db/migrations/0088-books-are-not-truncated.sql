-- A truncation passes the triggers of rows by.
create function keep_sealed_books() returns trigger language plpgsql as $$
begin
  if exists (select from sealed_months) then
    raise exception 'the books of this month are sealed' using errcode = 'check_violation', constraint = 'ledger_month_is_open';
  end if;
  return null;
end $$;
create trigger sealed_entries_are_not_truncated before truncate on ledger_entries
  for each statement execute function keep_sealed_books();
create trigger sealed_months_are_not_truncated before truncate on sealed_months
  for each statement execute function keep_sealed_month();
