-- What lay in stock before its moves were noted. One statement sees one moment: what was noted by then is taken off again, so
-- that nobody has to wait while this counts. The sales have their days; where the rest came from is not known any more.
insert into stock_days (pool, day, was, became, pieces)
select pool, day, was, became, sum(pieces) from (
  select 'esims' as pool, date '1970-01-01' as day, '' as was, 'available' as became, count(*) as pieces
    from esim_profiles where supplier = 'pool'
  union all
  select 'esims', coalesce((allotted_at at time zone 'Asia/Hong_Kong')::date, date '1970-01-01'), 'available', 'allotted', count(*)
    from esim_profiles where supplier = 'pool' and state in ('allotted', 'retired') group by 2
  union all
  select 'esims', date '1970-01-01', case state when 'held' then 'available' else 'allotted' end, state, count(*)
    from esim_profiles where supplier = 'pool' and state in ('held', 'retired') group by state
  union all
  select 'cards', date '1970-01-01', '', 'available', count(*) from sim_cards
  union all
  select 'cards', coalesce((parcel.queued_at at time zone 'Asia/Hong_Kong')::date, date '1970-01-01'), 'available', 'allotted', count(*)
    from sim_cards card left join dispatches parcel on parcel.order_id = card.order_id where card.state = 'allotted' group by 2
  union all
  select 'cards', date '1970-01-01', 'available', 'held', count(*) from sim_cards where state = 'held'
  union all
  select pool, (at at time zone 'Asia/Hong_Kong')::date, was, became, -sum(pieces) from stock_moves group by 1, 2, 3, 4
) so_far group by 1, 2, 3, 4 having sum(pieces) <> 0;
