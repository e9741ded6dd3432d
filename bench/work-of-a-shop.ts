import type pg from "pg";
import { everyAction } from "../src/features/records/actions/rules.ts";
import { fill, type Step } from "./fill.ts";
import { forgetOld, oldOrders } from "./million-orders.ts";
import { workOfFinance } from "./work-of-finance.ts";

const colleagues = 200;

/**
 * What the console works on: so many old orders (`oldOrders`) and as many accounts. Every tenth order is a card's, a
 * fifth of these are to be posted; every eighth has had a case, of which a tenth are open. For each order the audit trail
 * has an entry. The sessions' tokens of two hundred administrators are answered.
 */
export async function addWork(pool: pg.Pool, planCode: string, orders: number): Promise<string[]> {
  await fill(pool, [
    ...oldOrders(planCode, orders),
    ...work(orders),
    ...trail,
    workOfFinance,
    forgetOld,
    ["drop table of_cards"],
  ]);
  return Array.from({ length: colleagues }, (_, member) => `bench-colleague-${String(member).padStart(8, "0")}`);
}

const work = (orders: number): Step[] => [
  [
    `insert into accounts (email, phone, lang, created_at)
      select 'buyer' || n || '@example.com', '+852' || 50000000 + n, 'en', now() - interval '1 year'
      from generate_series(1, ${orders}) n`,
    "create unlogged table of_cards as select id, placed_at, n / 10 as n from old where n % 10 = 3",
    `insert into staff (email, name, role, created_at) select 'colleague' || n || '@example.com', 'Colleague ' || n,
      'administrator', now() from generate_series(0, ${colleagues - 1}) n`,
  ],
  [
    `update orders set way = 'physical', state = case when n % 5 = 0 then 'dispatching' else state end
      from of_cards where orders.id = of_cards.id`,
    `insert into order_addresses (order_id, country, city, address, contact_person, phone, carrier, promised_from,
      promised_by)
      select id, 'JP', 'Tokyo', n || '-2-3 Minami-Aoyama', 'Mei Chan', '+819012345678', 'Yamato', promised - 3, promised
        from of_cards, lateral (select current_date +
          -- nothing that is to be posted is late; of what is on its way, every twentieth
          case when n % 5 = 0 then 30 + n % 30 else n % 20 - 1 end as promised) as told`,
    `insert into staff_passkeys (id, staff_id, public_key, counter, transports, name, created_at)
      select 'bench-' || id, id, '\\x00', 0, '{}', 'Chrome · Windows', now() from staff where email like 'colleague%'`,
    `insert into staff_sessions (token_hash, staff_id, device, created_at, seen_at, expires_at)
      select sha256(('bench-colleague-' || lpad(substring(email from '[0-9]+'), 8, '0'))::bytea), id, 'Chrome · Windows',
        now(), now(), now() + interval '12 hours' from staff where email like 'colleague%'`,
    // one in ten is open: due within a month, half of them somebody's
    `insert into cases (kind, subject, order_id, details, opened_at, due_at, owner_id, closed_at, closing_note)
      select 'help_asked', 'FWOLD' || lpad(n::text, 7, '0'), o.id, '{"text": "It says no service."}', placed_at,
        now() + nth % 720 * interval '1 hour', s.id,
        case when nth % 10 > 0 then placed_at + interval '3 hours' end, case when nth % 10 > 0 then 'Answered.' end
      from old o cross join lateral (select n / 8 as nth) one left join staff s
        on nth / 10 % 2 = 0 and s.email = 'colleague' || nth / 20 % ${colleagues} || '@example.com'
      where n % 8 = 0`,
  ],
  // a parcel is promised by its address
  [
    `insert into dispatches (order_id, state, queued_at, carrier, tracking_number, sent_at, arrived_at)
      select id, state, placed_at, case when state <> 'waiting' then 'Yamato' end,
        case when state <> 'waiting' then 'YT' || lpad(n::text, 10, '0') end,
        case when state <> 'waiting' then now() - n % 600 * interval '1 hour' end,
        case when state = 'arrived' then now() - n % 500 * interval '1 hour' end
      from of_cards, lateral (select case when n % 5 = 0 then 'waiting' when n % 5 = 1 then 'sent'
        when n % 100 = 2 then 'returned' else 'arrived' end as state) as now_is`,
  ],
];

/** Of every kind as often, a seventh at the desk; the chain that links entries, which no page reads, is left out. */
const trail: Step[] = [
  ["alter table actions disable trigger actions_are_linked"],
  [
    `insert into actions (at, who, staff_id, action, order_id, on_kind, on_id, details, network)
      select placed_at, 'operator', s.id, ('{${everyAction.join()}}'::text[])[1 + n % ${everyAction.length}], old.id,
        'order', old.id::text, '{}', case when s.id is not null then '10.0.' || n % 199 || '.0/24' end
      from old left join staff s on n % 7 > 0 and s.email = 'colleague' || n % ${colleagues} || '@example.com'`,
  ],
  ["alter table actions enable trigger actions_are_linked"],
];
