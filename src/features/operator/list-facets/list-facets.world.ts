/** Parcels: every fourth is to be posted, to Hong Kong or Japan, by day of promise; the last one went another way. */
export const someParcels = (count: number) => `
  insert into orders (number, request_key, state, plan_code, way, days, quantity, currency, unit_amount, total_amount,
    plan_as_sold, email, lang, placed_at)
    select 'FWT' || lpad(n::text, 9, '0'), gen_random_uuid(), case when n % 4 = 0 then 'dispatching' else 'delivered' end,
      code, 'physical', 30, 1, 'HKD', 100, 100, to_jsonb(plans) - 'on_sale', 'mei@example.com', 'en',
      timestamptz '2026-11-21T07:59Z' - n * interval '1 minute'
    from plans, generate_series(1, ${count}) as n where code = 'jp-10gb-30d';
  insert into order_addresses (order_id, country, address, contact_person, phone, carrier, promised_from, promised_by)
    select id, case when n % 3 = 0 then 'JP' else 'HK' end, '12 Nathan Road', 'CHAN Mei', '+85251234567',
      case when n % 3 = 0 then 'EMS' else 'SF Express' end, '2026-11-19', date '2026-11-20' + n % 40
    from orders, lateral (select substr(number, 4)::int as n) as its;
  insert into dispatches (order_id, state, queued_at, carrier, sent_at)
    select id, parcel.state, placed_at, case when parcel.state <> 'waiting' then 'Sagawa' end,
      case when parcel.state <> 'waiting' then placed_at + interval '1 hour' end
    from orders o, lateral (select substr(number, 4)::int as n) as its,
      lateral (select case n % 4 when 0 then 'waiting' when 1 then 'sent' when 2 then 'arrived' else 'returned' end as state)
        as parcel;
  analyze`;

/** Enquiries, the last one the newest: of three of them one wants to resell, every second one comes from Sweden and is read in Chinese. */
export const someEnquiries = (count: number) => `
  insert into enquiries (id, number, state, language, intention, company, country, email, form, begun_at, received_at, due_at, moved_at)
    select gen_random_uuid(), 'NB' || lpad(n::text, 8, '0'), case when n % 5 = 0 then 'closed' else 'received' end,
      case when n % 2 = 0 then 'zh-cn' else 'en' end, case when n % 3 = 0 then 'sell' else 'buy' end, 'Company ' || n,
      case when n % 2 = 0 then 'SE' else 'HK' end, 'co' || n || '@example.com',
      jsonb_build_object('salesBand', 'to_1m',
        'interests', case when n % 3 = 0 then jsonb_build_array('reseller', 'roaming') else jsonb_build_array('enterprise') end),
      at, at, at + interval '3 days', at
    from generate_series(1, ${count}) as n, lateral (select timestamptz '2026-11-21T07:00Z' - (${count} - n) * interval '1 minute' as at) as its;
  analyze enquiries`;
