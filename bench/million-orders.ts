import type pg from "pg";
import { fill, type Step } from "./fill.ts";

/**
 * So many delivered orders as years of trade would leave behind, each with consents, payment, books, profile, data plan
 * and e-mail, as the shop itself writes them; copies of one order of the demo shop, placed over the last two years.
 * Their data is over and they wish no reminders, so that no repeated job begins to work on them in the middle of a
 * measurement.
 */
export function addOldOrders(pool: pg.Pool, planCode: string, count: number): Promise<void> {
  return fill(pool, [...oldOrders(planCode, count), forgetOld]);
}

/** A table `old` has their ids and numbers, for whatever is made from them. */
export function oldOrders(planCode: string, count: number): Step[] {
  const half = Math.floor(count / 2);
  return [
    [orders(planCode, count, 1, half), orders(planCode, count, half + 1, count)],
    [
      `create unlogged table old as select id, total_amount, placed_at, substr(number, 6)::int as n,
        gen_random_uuid() as payment_id from orders where number like 'FWOLD%'`,
    ],
    ["analyze old", "analyze orders"],
    perOrder,
  ];
}

export const forgetOld: Step = ["drop table old"];

const orders = (planCode: string, count: number, from: number, to: number) =>
  `insert into orders (id, number, request_key, state, plan_code, way, days, quantity, currency, unit_amount,
    total_amount, plan_as_sold,
     email, buyer, lang, reminders, placed_at, paid_at, closed_at, delivery_attempts)
   select gen_random_uuid(), 'FWOLD' || lpad(n::text, 7, '0'), gen_random_uuid(), 'delivered', p.code, 'esim', p.days,
     1, 'CNY', price.amount, price.amount,
     to_jsonb(p) - 'on_sale', 'buyer' || n || '@example.com', 'buyer' || n || '@example.com', 'en', false, at,
       at + interval '1 minute', at + interval '1 minute', 1
   from plans p join plan_prices price on price.plan_code = p.code and price.currency = 'CNY',
     generate_series(${from}, ${to}) n, lateral (select now() - interval '2 years' * n / ${count + 1}.0 as at) placed
   where p.code = '${planCode}'`;

const perOrder: Step = [
  `insert into ledger_entries (order_id, occasion, account, currency, amount, at)
   select id, 'payment:' || payment_id, account, 'CNY', sign * total_amount, placed_at
   from old, (values ('gateway', 1), ('sales', -1)) line (account, sign)`,
  `insert into payments (id, order_id, request_key, state, method, gateway, gateway_reference, pay_page, amount,
    currency, charged_amount, charged_currency, created_at, expires_at, settled_at)
   select payment_id, id, gen_random_uuid(), 'succeeded', 'card', 'sandbox', 'old_' || n, 'http://old.test/' || n,
     total_amount, 'CNY', total_amount, 'CNY',
     placed_at, placed_at + interval '30 minutes', placed_at + interval '1 minute' from old`,
  `insert into order_consents select id, consent, '2026-11', placed_at
    from old, unnest('{privacy_policy,data_transfer}'::text[]) consent`,
  `insert into esim_profiles (iccid, smdp_address, matching_id_sealed, matching_id_hash, state, order_id, position,
    allotted_at)
   select '8985234' || lpad((90000000000 + n)::text, 12, '0'), 'rsp.farwave.example', '\\x00', sha256(n::text::bytea),
     'allotted', id, 1, placed_at from old`,
  `insert into data_plans (order_id, position, iccid, state, use_by, activated_at, expires_at, as_of)
   select id, 1, '8985234' || lpad((90000000000 + n)::text, 12, '0'), 'expired', placed_at + interval '180 days',
     placed_at, placed_at + interval '30 days', placed_at from old`,
  `insert into mails (order_id, kind, state, queued_at, sent_at) select id, 'esim_ready', 'sent', placed_at, placed_at
    from old`,
  "insert into gateway_events select 'sandbox', 'old_event_' || n, 'payment', placed_at from old",
];
