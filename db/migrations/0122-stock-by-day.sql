-- What came into stock, was held, sold, given back or retired: counts must not read a million sold SIMs. A trigger notes each
-- move, whoever makes it, also a version from before; the job `sum-stock` folds them into days. Rows are only ever inserted by
-- the trigger, so that buyers never wait for each other.
create table stock_moves (
  id bigint generated always as identity primary key,
  pool text not null check (pool in ('esims', 'cards')),
  at timestamptz not null,
  -- '' for what is new
  was text not null,
  became text not null,
  pieces bigint not null
);
-- By the operator's day. The pieces of a state: what became it, less what was it.
create table stock_days (
  pool text not null check (pool in ('esims', 'cards')),
  day date not null,
  was text not null,
  became text not null,
  pieces bigint not null,
  primary key (pool, day, was, became)
);
alter table sim_cards add column allotted_at timestamptz;

create function note_stock_move() returns trigger language plpgsql as $$
begin
  insert into stock_moves (pool, at, was, became, pieces) values (tg_argv[0],
    case new.state when 'allotted' then coalesce(new.allotted_at, now()) else now() end, old.state, new.state, 1);
  return null;
end $$;
create trigger esim_profiles_moved after update of state on esim_profiles for each row
  when (old.state is distinct from new.state and new.supplier = 'pool') execute function note_stock_move('esims');
create trigger sim_cards_moved after update of state on sim_cards for each row
  when (old.state is distinct from new.state) execute function note_stock_move('cards');

create function note_new_esims() returns trigger language plpgsql as $$
begin
  insert into stock_moves (pool, at, was, became, pieces)
    select 'esims', now(), '', state, count(*) from added where supplier = 'pool' group by state;
  return null;
end $$;
create trigger esim_profiles_added after insert on esim_profiles referencing new table as added
  for each statement execute function note_new_esims();
create function note_new_cards() returns trigger language plpgsql as $$
begin
  insert into stock_moves (pool, at, was, became, pieces)
    select 'cards', now(), '', state, count(*) from added group by state;
  return null;
end $$;
create trigger sim_cards_added after insert on sim_cards referencing new table as added
  for each statement execute function note_new_cards();

insert into staff_grants (role, "right") values
  ('logistics', 'see_stock'), ('support', 'see_stock'), ('finance', 'see_stock')
  on conflict do nothing;
