-- What changed a price, among all that is done with the catalogue.
create index concurrently actions_of_prices on actions (at desc, id desc)
  where action in ('plan_published', 'prices_began', 'prices_ended', 'prices_unscheduled')
    and jsonb_path_exists(after, '$.keyvalue().key ? (@ starts with "prices.")');
