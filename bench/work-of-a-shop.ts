import type pg from "pg";
import { addOldOrders } from "./million-orders.ts";
import { addFinance } from "./work-of-finance.ts";

const colleagues = 200;

/**
 * What the console works on: so many old orders (`addOldOrders`) and as many accounts. Every tenth order is a card's, a
 * fifth of these are to be posted; every eighth has had a case, of which a tenth are open. The sessions' tokens of two
 * hundred administrators are answered.
 */
export async function addWork(pool: pg.Pool, planCode: string, orders: number): Promise<string[]> {
  await addOldOrders(pool, planCode, orders);
  const client = await pool.connect();
  try {
    await client.query("set synchronous_commit = off");
    for (const statement of statements(orders)) await client.query(statement);
    await addFinance(client);
    await client.query("vacuum analyze");
    await client.query("checkpoint");
    await client.query("reset synchronous_commit");
  } finally {
    client.release();
  }
  return Array.from({ length: colleagues }, (_, member) => `bench-colleague-${String(member).padStart(8, "0")}`);
}

const statements = (orders: number) => [
  `insert into accounts (email, phone, lang, created_at)
    select 'buyer' || n || '@example.com', '+852' || 50000000 + n, 'en', now() - interval '1 year'
    from generate_series(1, ${orders}) n`,
  `create temporary table of_cards as select id, placed_at, substr(number, 6)::int / 10 as n from orders
    where number like 'FWOLD%3'`,
  `update orders set way = 'physical', state = case when n % 5 = 0 then 'dispatching' else state end
    from of_cards where orders.id = of_cards.id`,
  `insert into order_addresses (order_id, country, city, address, contact_person, phone, carrier, promised_from,
    promised_by)
    select id, 'JP', 'Tokyo', n || '-2-3 Minami-Aoyama', 'Mei Chan', '+819012345678', 'Yamato', promised - 3, promised
      from of_cards, lateral (select current_date +
        -- nothing that is to be posted is late; of what is on its way, every twentieth
        case when n % 5 = 0 then 30 + n % 30 else n % 20 - 1 end as promised) as told`,
  `insert into dispatches (order_id, state, queued_at, carrier, tracking_number, sent_at, arrived_at)
    select id, state, placed_at, case when state <> 'waiting' then 'Yamato' end,
      case when state <> 'waiting' then 'YT' || lpad(n::text, 10, '0') end,
      case when state <> 'waiting' then now() - n % 600 * interval '1 hour' end,
      case when state = 'arrived' then now() - n % 500 * interval '1 hour' end
    from of_cards, lateral (select case when n % 5 = 0 then 'waiting' when n % 5 = 1 then 'sent'
      when n % 100 = 2 then 'returned' else 'arrived' end as state) as now_is`,
  `insert into staff (email, name, role, created_at) select 'colleague' || n || '@example.com', 'Colleague ' || n,
    'administrator', now() from generate_series(0, ${colleagues - 1}) n`,
  `insert into staff_passkeys (id, staff_id, public_key, counter, transports, name, created_at)
    select 'bench-' || id, id, '\\x00', 0, '{}', 'Chrome · Windows', now() from staff where email like 'colleague%'`,
  `insert into staff_sessions (token_hash, staff_id, device, created_at, seen_at, expires_at)
    select sha256(('bench-colleague-' || lpad(substring(email from '[0-9]+'), 8, '0'))::bytea), id, 'Chrome · Windows',
      now(), now(), now() + interval '12 hours' from staff where email like 'colleague%'`,
  // one in ten is open: due within a month, half of them somebody's
  `insert into cases (kind, subject, order_id, details, opened_at, due_at, owner_id, closed_at, closing_note)
    select 'help_asked', o.number, o.id, '{"text": "It says no service."}', o.placed_at,
      now() + n % 720 * interval '1 hour',
      case when n % 2 = 0 then (select id from staff where email = 'colleague' || n % ${colleagues} || '@example.com') end,
      case when n % 10 > 0 then o.placed_at + interval '3 hours' end, case when n % 10 > 0 then 'Answered.' end
    from generate_series(1, ${orders}, 8) n join orders o on o.number = 'FWOLD' || lpad(n::text, 7, '0')`,
];
