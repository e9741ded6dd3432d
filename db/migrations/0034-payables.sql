-- What a payment pays: a payable, by kind and id. `purpose` stays true while the previous version serves, which writes and reads it.
alter table payments add column payable_kind text, add column payable_id uuid;

create function fill_payable() returns trigger language plpgsql as $$
begin
  if new.payable_kind is not null then
    new.purpose := case new.payable_kind when 'order' then 'order' else 'difference' end;
  elsif new.purpose = 'order' then
    new.payable_kind := 'order';
    new.payable_id := new.order_id;
  else
    -- the change was written before its payment; which page it takes over is said by plan_changes.payment_id
    new.payable_kind := 'plan_change';
    new.payable_id := (select id from plan_changes where order_id = new.order_id order by asked_at desc limit 1);
  end if;
  return new;
end
$$;
create trigger fill_payable before insert on payments for each row execute function fill_payable();

create function fill_payable_of_change() returns trigger language plpgsql as $$
begin
  update payments set payable_kind = 'plan_change', payable_id = new.id where id = new.payment_id and payable_id is distinct from new.id;
  return null;
end
$$;
create trigger fill_payable_of_change after insert or update of payment_id on plan_changes
  for each row when (new.payment_id is not null) execute function fill_payable_of_change();
