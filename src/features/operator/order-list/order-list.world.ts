/** Orders of the last minutes, three to a moment, and the payment of each; every fortieth is to be posted. */
export const someOrders = (count: number) => `
  insert into orders (number, request_key, state, plan_code, way, days, quantity, currency, unit_amount, total_amount,
    plan_as_sold, email, lang, placed_at)
    select 'FWT' || lpad(n::text, 9, '0'), gen_random_uuid(),
      case when n % 40 = 0 then 'dispatching' when n % 60 = 1 then 'refunding' else 'delivered' end,
      code, 'esim', 30, 1, 'HKD', 100, 100, to_jsonb(plans) - 'on_sale', 'mei@example.com', 'en',
      timestamptz '2026-11-21T07:59Z' - n / 3 * interval '1 minute'
    from plans, generate_series(1, ${count}) as n where code = 'jp-10gb-30d';
  insert into payments (id, order_id, payable_kind, payable_id, request_key, state, method, gateway, amount, currency,
    charged_amount, charged_currency, created_at, expires_at)
    select gen_random_uuid(), id, 'order', id, gen_random_uuid(), 'succeeded', 'card', 'sandbox', 100, 'HKD', 100, 'HKD',
      placed_at, placed_at from orders;
  analyze`;
