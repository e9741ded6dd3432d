import { Kysely, PostgresDialect, type CompiledQuery } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bothPlans } from "../../../../test/query-plans.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import { mailboxesByPhoneEnd, simsEndingIn } from "../customers/parts-store.server.ts";
import {
  ordersNumbered,
  ordersOf,
  ordersOfMailbox,
  ordersOfSims,
  ordersPostedTo,
  parcelsTracked,
  parcelsTrackedToEnd,
} from "./store.server.ts";

let world: World;
let listening: Db;
const asked: CompiledQuery[] = [];
beforeAll(async () => {
  world = await freshWorld({ profiles: 1 });
  listening = new Kysely({
    dialect: new PostgresDialect({ pool: world.pool }),
    log: ({ query }) => void asked.push(query),
  });
  for (const statement of manyThings.split(";")) await world.pool.query(statement);
});
afterAll(() => world.close());

const manyThings = `
  insert into orders (number, request_key, state, plan_code, way, days, quantity, currency, unit_amount, total_amount,
    plan_as_sold, email, lang, placed_at)
    select 'FWT' || lpad(n::text, 9, '0'), gen_random_uuid(), 'delivered', code, 'physical', 30, 1,
      (array['CNY', 'HKD', 'USD'])[n % 3 + 1], 100 + n % 50, 100 + n % 50, to_jsonb(plans) - 'on_sale', 'mei@example.com', 'en',
      timestamptz '2026-11-20T08:00Z' - n * interval '1 minute'
    from plans, generate_series(1, 20000) as n where code = 'jp-10gb-30d';
  insert into data_plans (order_id, position, iccid, use_by)
    select id, 1, '89852990' || lpad(substr(number, 4), 11, '0'), placed_at + interval '1 year' from orders;
  insert into order_addresses (order_id, country, address, contact_person, phone, carrier, promised_from, promised_by)
    select id, 'HK', '12 Nathan Road', 'CHAN Mei', '+852' || substr(number, 4), 'SF Express', '2026-11-19', '2026-11-20'
      from orders;
  insert into dispatches (order_id, state, queued_at, carrier, tracking_number, sent_at)
    select id, 'sent', placed_at, 'SF Express', 'SF ' || number, placed_at from orders;
  insert into accounts (email, phone, lang, created_at)
    select 'a' || n || '@example.com', '+4477' || lpad(n::text, 8, '0'), 'en', now() from generate_series(100000, 120000) as n;
  analyze`;

test("each search is some steps along an index of what was typed", async () => {
  const found = [
    await ordersNumbered(listening, ["FWT000010000"], 5),
    await ordersOfSims(listening, ["8985299000000010000"], 5),
    await ordersPostedTo(listening, "+852000010000", 5),
    await simsEndingIn(listening, "10000"),
    await parcelsTracked(listening, "SFFWT000010000"),
    await parcelsTrackedToEnd(listening, "010000"),
  ];
  expect(found.flatMap((rows) => rows.map(({ number }) => number))).toEqual(Array(6).fill("FWT000010000"));
  expect(await mailboxesByPhoneEnd(listening, "010000")).toEqual(["mei@example.com"]);
  const amounts = await ordersOf(listening, 110, ["CNY", "HKD", "USD"], 5);
  // n % 50 = 10, the newest of all currencies
  expect(amounts.map(({ number }) => Number(number.slice(3)))).toEqual([10, 60, 110, 160, 210]);
  expect(await ordersOfMailbox(listening, "mei@example.com", 50)).toHaveLength(50);
  expect(asked).toHaveLength(9);
  for (const query of asked)
    for (const plan of await bothPlans(world.pool, query)) {
      const text = plan.map((line) => String(line["QUERY PLAN"])).join("\n");
      expect(text).not.toMatch(/Seq Scan on (orders|data_plans|dispatches|order_addresses|accounts)\b/);
    }
});
