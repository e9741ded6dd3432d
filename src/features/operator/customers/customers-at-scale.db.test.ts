import { Kysely, PostgresDialect, type CompiledQuery } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bothPlans } from "../../../../test/query-plans.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import { plansOnSim, simByNumber } from "./sim-store.server.ts";
import {
  accountBeside,
  autoTopUpsOfAccount,
  countsOf,
  isSimKnown,
  ordersOfPerson,
  peopleWith,
  personOfOrder,
  simsOf,
  type Person,
} from "./store.server.ts";

let world: World;
let listening: Db;
let person: Person;
const asked: CompiledQuery[] = [];
beforeAll(async () => {
  world = await freshWorld({ profiles: 1 });
  listening = new Kysely({
    dialect: new PostgresDialect({ pool: world.pool }),
    log: ({ query }) => void asked.push(query),
  });
  for (const statement of manyThings.split(";")) await world.pool.query(statement);
  const { rows } = await world.pool.query("select id from accounts where email = 'mei1@example.com'");
  person = { email: "mei1@example.com", lang: "en", account_id: rows[0].id };
});
beforeEach(() => void (asked.length = 0));
afterAll(() => world.close());

const manyThings = `
  insert into accounts (email, phone, lang, created_at)
    select 'mei' || n || '@example.com', '+8525' || lpad(n::text, 7, '0'), 'en', now() from generate_series(1, 4000) as n;
  insert into orders (number, request_key, state, plan_code, way, days, quantity, currency, unit_amount, total_amount,
    plan_as_sold, email, lang, placed_at, account_id)
    select 'FWT' || lpad(n::text, 9, '0'), gen_random_uuid(), 'delivered', code, 'esim', 30, 1, 'HKD', 100, 100,
      to_jsonb(plans) - 'on_sale', 'mei' || n % 4000 + 1 || '@example.com', 'en',
      timestamptz '2026-11-20T08:00Z' - n * interval '1 minute',
      (select id from accounts where email = 'mei' || n % 4000 + 1 || '@example.com' and n % 2 = 0)
    from plans, generate_series(1, 8000) as n where code = 'jp-10gb-30d';
  insert into data_plans (order_id, position, iccid, use_by)
    select id, 1, '89852990' || lpad(substr(number, 4), 11, '0'), placed_at + interval '1 year' from orders;
  insert into usage_days (order_id, position, day, used_bytes) select order_id, 1, '2026-11-20', 1048576 from data_plans;
  insert into esim_profiles (iccid, smdp_address, matching_id_sealed, matching_id_hash, state, order_id, position, allotted_at)
    select iccid, 'smdp.example', '', sha256(convert_to(iccid, 'UTF8')), 'allotted', order_id, position, now() from data_plans;
  insert into supplier_events (supplier, event_id, iccid, kind, at, received_at)
    select 'es2plus', iccid, iccid, 'installed', now(), now() from data_plans;
  insert into account_sims (account_id, iccid, added, added_at)
    select account_id, iccid, true, now() from data_plans join orders on orders.id = order_id where account_id is not null;
  analyze`;

test("finding somebody, their page and a SIM's page walk through no table", async () => {
  const place = { micros: "1790000000000000", id: "00000000-0000-0000-0000-000000000000" };
  await personOfOrder(listening, "FWT000000001");
  await peopleWith(listening, "email", person.email);
  await peopleWith(listening, "phone", "+85250000001");
  await accountBeside(listening, person.account_id!, new Date());
  await autoTopUpsOfAccount(listening, person.account_id!);
  await countsOf(listening, person);
  await simsOf(listening, person);
  for (const reading of [{ towards: "older" }, { towards: "older", place }, { towards: "newer", place }] as const)
    await ordersOfPerson(listening, person, reading, 21);
  await isSimKnown(listening, "8985299000000000001");
  await simByNumber(listening, "8985299000000000001");
  await plansOnSim(listening, "8985299000000000001");
  expect(asked).toHaveLength(13);
  for (const query of asked)
    for (const plan of await bothPlans(world.pool, query)) {
      const text = plan.map((line) => String(line["QUERY PLAN"])).join("\n");
      expect(text).not.toMatch(
        /Seq Scan on (orders|accounts|data_plans|usage_days|esim_profiles|supplier_events|account_sims)\b/,
      );
    }
});

test("somebody with more orders than a page has goes to the older ones and back, each once", async () => {
  const { rows } = await world.pool.query("update orders set email = $1 where number < 'FWT000000050' returning id", [
    person.email,
  ]);
  const seen: string[] = [];
  let place: { micros: string; id: string } | undefined;
  for (;;) {
    const page = await ordersOfPerson(listening, person, { towards: "older", place }, 7);
    seen.push(...page.map(({ id }) => id));
    place = page.at(-1);
    if (page.length < 7) break;
  }
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBeGreaterThanOrEqual(rows.length);
  expect((await countsOf(listening, person)).orders).toBe(seen.length);
  const back = await ordersOfPerson(listening, person, { towards: "newer", place: place! }, 7);
  expect(back.map(({ id }) => id)).toEqual(seen.slice(-8, -1).toReversed());
});
