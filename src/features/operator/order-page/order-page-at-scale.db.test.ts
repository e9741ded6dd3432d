import { Kysely, PostgresDialect, type CompiledQuery } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bothPlans } from "../../../../test/query-plans.ts";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import type { GetOrderPage } from "./contract.ts";
import { momentsOfOrder } from "./moments-store.server.ts";
import { everyMoment } from "./rules.ts";
import { besideOrder, simsOfOrder } from "./store.server.ts";

type Page = OutputOf<typeof GetOrderPage>;
const orders = 5000;

let world: World;
let listening: Db;
const asked: CompiledQuery[] = [];
beforeAll(async () => {
  world = await freshWorld({ profiles: 1 });
  listening = new Kysely({
    dialect: new PostgresDialect({ pool: world.pool }),
    log: ({ query }) => void asked.push(query),
  });
  // one after the other: together they take longer than a connection waits on a busy machine
  for (const statement of manyThings.split(";")) await world.pool.query(statement);
});
afterAll(() => world.close());

/** A row in every table for each of many orders, and one order of 500 SIMs, which nobody may place in the shop. */
const manyThings = `
  alter table orders drop constraint orders_quantity_check;
  insert into orders (number, request_key, state, plan_code, way, days, quantity, currency, unit_amount, total_amount,
    plan_as_sold, email, lang, placed_at)
    select 'FWT' || lpad(n::text, 9, '0'), gen_random_uuid(), 'delivered', code, 'esim', 30, case n when 1 then 500 else 1 end,
      'HKD', 100, 100 * case n when 1 then 500 else 1 end, to_jsonb(plans) - 'on_sale', 'mei' || n || '@example.com', 'en',
      timestamptz '2026-11-20T08:00Z' - n * interval '1 minute'
    from plans, generate_series(1, ${orders}) as n where code = 'jp-10gb-30d';
  insert into payments (id, order_id, payable_kind, payable_id, request_key, state, method, gateway, amount, currency,
    charged_amount, charged_currency, created_at, expires_at, settled_at)
    select gen_random_uuid(), id, 'order', id, gen_random_uuid(), 'succeeded', 'card', 'sandbox', total_amount, 'HKD',
      total_amount, 'HKD', placed_at, placed_at, placed_at from orders;
  insert into data_plans (order_id, position, iccid, use_by)
    select id, place, '89852990' || lpad(substr(number, 5), 8, '0') || lpad(place::text, 3, '0'), placed_at + interval '1 year'
    from orders, generate_series(1, quantity) as place;
  insert into esim_profiles (iccid, smdp_address, matching_id_sealed, matching_id_hash, state, order_id, position, allotted_at)
    select iccid, 'smdp.example', '', sha256(convert_to(iccid, 'UTF8')), 'allotted', order_id, position, now() from data_plans;
  insert into supplier_events (supplier, event_id, iccid, kind, at, received_at)
    select 'es2plus', iccid, iccid, 'installed', now(), now() from data_plans;
  insert into mails (order_id, kind, state, queued_at, sent_at) select id, 'esim_ready', 'sent', placed_at, placed_at from orders;
  insert into alerts (order_id, position, kind, raised_at) select order_id, position, 'used_50', now() from data_plans;
  insert into actions (at, who, action, order_id, details) select placed_at, 'mei', 'case_closed', id, '{}' from orders;
  insert into cases (kind, subject, order_id, details, opened_at) select 'help_asked', id::text, id, '{}', placed_at from orders;
  insert into order_consents (order_id, consent, text_version, given_at) select id, 'privacy_policy', '1', placed_at from orders;
  analyze`;

test("nothing of the page walks through a table, whatever the shop has sold", async () => {
  const { rows } = await world.pool.query("select id, email, account_id from orders where number = 'FWT000000001'");
  const order = rows[0];
  await besideOrder(listening, order, 1);
  await simsOfOrder(listening, order, { from: 1, to: 20 });
  await momentsOfOrder(
    listening,
    order.id,
    { of: everyMoment, before: undefined, now: new Date("2026-11-21T08:00Z") },
    51,
  );
  expect(asked).toHaveLength(3);
  const large = "orders|payments|data_plans|esim_profiles|supplier_events|mails|alerts|actions|cases|order_consents";
  for (const query of asked)
    for (const plan of await bothPlans(world.pool, query)) {
      const text = plan.map((line) => String(line["QUERY PLAN"])).join("\n");
      expect(text).not.toMatch(new RegExp(`Seq Scan on (${large})\\b`));
    }
});

test("an order of 500 SIMs shows 20 of them and 50 moments at a time, and leads on", async () => {
  const { browser } = await joined(world);
  const first = await browser.get<Page>("/staff/getOrderPage", { number: "FWT000000001" });
  expect([first.sims.shown.length, first.sims.next, first.moments.length, first.earlier === null]).toEqual([
    20,
    21,
    50,
    false,
  ]);
  const last = await browser.get<Page>("/staff/getOrderPage", { number: "FWT000000001", sims: 481 });
  expect(last.sims.shown.map(({ position }) => position)).toEqual(
    Array.from({ length: 20 }, (_, place) => 481 + place),
  );
  expect(last.sims.next).toBeNull();
});
