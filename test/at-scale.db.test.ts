import { Kysely, PostgresDialect, type CompiledQuery } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expireDataPlans } from "../src/features/data-plans/store.server.ts";
import { holdProfiles } from "../src/features/esim-profiles/held-profiles.server.ts";
import { changeOfPayment, changesOf } from "../src/features/plan-changes/store.server.ts";
import type { Db } from "../src/platform/database/database.server.ts";
import { delivered } from "./bought.ts";
import { freshWorld, type World } from "./world.ts";

let world: World;
let listening: Db;
const asked: CompiledQuery[] = [];
const nobody = "00000000-0000-0000-0000-000000000000";

beforeAll(async () => {
  world = await freshWorld({ profiles: 1 });
  await delivered(world);
  listening = new Kysely({ dialect: new PostgresDialect({ pool: world.pool }), log: ({ query }) => void asked.push(query) });
  await world.pool.query(`
    create temp table sold as select id from orders;
    insert into esim_profiles (iccid, smdp_address, matching_id_sealed, matching_id_hash, state, order_id, position, allotted_at)
      select '8985' || lpad(n::text, 15, '0'), 'smdp.example', '', sha256(n::text::bytea), 'allotted', sold.id, n + 100, now() from sold, generate_series(1, 20000) as n;
    insert into data_plans (order_id, position, iccid, state, use_by, activated_at, expires_at)
      select sold.id, n + 100, '8985' || lpad(n::text, 15, '0'), 'expired', now(), now(), now() from sold, generate_series(1, 20000) as n;
    insert into plan_changes (request_key, order_id, state, from_plan, from_days, to_plan, to_plan_as_sold, to_days, unit_amount, difference_amount, asked_at)
      select gen_random_uuid(), orders.id, 'done', plan_as_sold, days, plan_code, plan_as_sold, days, unit_amount, 0, placed_at from orders, generate_series(1, 5000) as n;
    analyze`);
});
afterAll(() => world.close());

test.each([
  ["eSIMs for an order that is about to be paid", (db: Db) => holdProfiles(db, nobody, 1)],
  ["the change that a payment is for", (db: Db) => changeOfPayment(db, nobody)],
  ["the changes of an order", (db: Db) => changesOf(db, nobody)],
  ["data that is over", (db: Db) => expireDataPlans(db, new Date("2026-11-21T08:00:00Z"))],
])("in a shop that has sold much %s are looked up, not searched for", async (_, look) => {
  await look(listening);
  const { sql, parameters } = asked.at(-1)!;
  const { rows } = await world.pool.query<{ "QUERY PLAN": string }>(`explain ${sql}`, [...parameters]);
  const steps = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(steps).toMatch(/Index/);
  expect(steps).not.toMatch(/Seq Scan/);
});
