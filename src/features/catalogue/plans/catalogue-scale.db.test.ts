import { Kysely, PostgresDialect, type CompiledQuery } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import { networksOf, planOnSale, plansFor } from "./store.server.ts";

let world: World;
const asked: CompiledQuery[] = [];
let listening: Db;

beforeAll(async () => {
  world = await freshWorld();
  listening = new Kysely({
    dialect: new PostgresDialect({ pool: world.pool }),
    log: ({ query }) => void asked.push(query),
  });
  await world.pool.query(`
    insert into plans select code || '-' || n, kind, scope, area, array[case when n <= 60 then 'JP'
      else chr(65 + n % 26) || chr(65 + n / 26 % 26) end], allowance_mb, days, min_days, max_days,
      speed_after_kbps, start_rule, day_rule, day_zone, use_by_days, hotspot, network_set, breakout, reinstall, top_up,
        identity, refund_rule, ways, true
      from plans, generate_series(1, 5000) as n where code = 'jp-10gb-30d';
    insert into plan_prices select code, currency, 100, null from plans, unnest(array['CNY', 'HKD', 'USD']) as currency
      where area = 'JP'
      on conflict do nothing;
    insert into carriers select iso2, 'Carrier ' || n, '{}', '{4G}' from destinations, generate_series(1, 500) as n;
    insert into networks select 'set ' || n, iso2, 'Carrier ' || n, 'primary', '{4G}', 'farwave'
      from destinations, generate_series(1, 500) as n;
    analyze`);
});
afterAll(() => world.close());

test.each([
  ["the plans of a country", (db: Db) => plansFor(db, "JP", "HKD")],
  ["one plan", (db: Db) => planOnSale(db, "jp-10gb-30d", "HKD")],
  ["the networks of a country", (db: Db) => networksOf(db, ["worldwide"], ["JP"])],
])("among 5,000 plans (row P6) %s is looked up, not searched for", async (_, look) => {
  await look(listening);
  const { sql, parameters } = asked.at(-1)!;
  const { rows } = await world.pool.query<{ "QUERY PLAN": string }>(`explain ${sql}`, [...parameters]);
  const steps = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(steps).toMatch(/Index/);
  expect(steps).not.toMatch(/Seq Scan/);
});
