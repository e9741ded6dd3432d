import { Kysely, PostgresDialect, type CompiledQuery } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bothPlans } from "../../../../test/query-plans.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import { sumLedger } from "../../sales/payments/sum-ledger.server.ts";
import { soldBetween } from "./store.server.ts";

let world: World;
let listening: Db;
const asked: CompiledQuery[] = [];
beforeAll(async () => {
  world = await freshWorld({ profiles: 0 });
  listening = new Kysely({
    dialect: new PostgresDialect({ pool: world.pool }),
    log: ({ query }) => void asked.push(query),
  });
  await world.pool.query(`
    insert into ledger_entries (occasion, account, currency, amount, at)
    select 'payment:' || n, account, (array['CNY', 'HKD', 'USD'])[n % 3 + 1], sign * (100 + n % 50),
      timestamptz '2026-11-21T07:59Z' - n * interval '20 minutes'
    from generate_series(1, 20000) as n, (values ('gateway', 1), ('sales', -1)) as side (account, sign);
    analyze ledger_entries`);
  await sumLedger.run({}, world.shop);
  await world.pool.query("analyze sales_hours");
});
afterAll(() => world.close());

test("28 days are steps along the hours' key, and the entries of the last hour", async () => {
  const found = await soldBetween(listening, "HKD", new Date("2026-10-24T16:00:00Z"), new Date("2026-11-21T07:59:00Z"));
  expect(found.length).toBe(664);
  for (const plan of await bothPlans(world.pool, asked.at(-1)!, "(analyze, costs off, timing off, summary off)")) {
    const text = plan.map((line) => String(line["QUERY PLAN"])).join("\n");
    expect(text).toContain("sales_hours_pkey");
    expect(text).toContain("ledger_at");
    expect(text).not.toMatch(/Seq Scan on (sales_hours|ledger_entries)/);
  }
});
