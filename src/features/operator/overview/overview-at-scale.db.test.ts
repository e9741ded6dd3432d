import { Kysely, PostgresDialect, type CompiledQuery } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bothPlans } from "../../../../test/query-plans.ts";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import { sumLedger } from "../../sales/payments/sum-ledger.server.ts";
import { firstDaysBetween } from "./first-days-store.server.ts";
import { givenBackIn, reachedBetween, soldIn } from "./store.server.ts";

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

const from = new Date("2026-10-24T16:00:00Z");
const now = new Date("2026-11-21T07:59:00Z");
const stretch = { from: from.getTime(), to: now.getTime() };

const plansOfLast = async () =>
  (await bothPlans(world.pool, asked.at(-1)!, "(analyze, costs off, timing off, summary off)")).map((plan) =>
    plan.map((line) => String(line["QUERY PLAN"])).join("\n"),
  );

test("sales and what went back are two statements, for all of their stretches", async () => {
  const { browser } = await joined(world);
  const { db } = world.shop;
  world.shop.db = listening;
  for (const range of ["1", "7", "28"]) {
    asked.length = 0;
    await browser.get("/staff/getOverview", { range });
    expect(asked.filter(({ sql }) => /_hours/.test(sql))).toHaveLength(2);
  }
  world.shop.db = db;
});

test("28 days are steps along the hours' key, and the entries of the last hour", async () => {
  const stretches = [stretch, { from: stretch.from, to: stretch.from + 3_600_000 }, stretch];
  const byHour = await soldIn(listening, "HKD", stretches, "hour");
  expect(byHour.map(({ length }) => length)).toEqual([664, 1, 664]);
  const byDay = await soldIn(listening, "HKD", stretches, "day");
  expect(byDay.map(({ length }) => length)).toEqual([28, 1, 28]);
  const salesOf = (rows: readonly { sales: number }[]) => rows.reduce((sum, { sales }) => sum + sales, 0);
  expect(byDay.map(salesOf)).toEqual(byHour.map(salesOf));
  for (const text of await plansOfLast()) {
    expect(text).toContain("sales_hours_pkey");
    expect(text).toContain("ledger_at");
    expect(text).not.toMatch(/Seq Scan on (sales_hours|ledger_entries)/);
  }
});

test("why money went back and how far visitors came are steps along the hours, and nothing is counted", async () => {
  await world.pool.query(`
    insert into refund_hours (currency, hour, reason, refunds, amount)
      select currency, timestamptz '2026-11-21T07:00Z' - n * interval '1 hour', 'granted', 1, 100
      from generate_series(1, 8000) as n, unnest(array['CNY', 'HKD', 'USD']) as currency;
    insert into visit_hours (hour, visitors, saw_plans, ordered, paid)
      select timestamptz '2026-11-21T07:00Z' - n * interval '1 hour', 4, 3, 2, 1 from generate_series(1, 20000) as n;
    insert into first_day_hours (hour, esims, online)
      select timestamptz '2026-11-21T07:00Z' - n * interval '1 hour', 4, 3 from generate_series(1, 20000) as n;
    update refunds_summed set until = '2026-11-21T07:00Z';
    update visits_summed set until = '2026-11-21T07:00Z';
    update first_days_summed set until = '2026-11-21T07:00Z';
    analyze refund_hours, visit_hours, first_day_hours`);
  expect(await givenBackIn(listening, "HKD", [stretch, { ...stretch, to: stretch.from }])).toEqual([
    [{ reason: "granted", refunds: 663, amount: 66_300 }],
    [],
  ]);
  for (const text of await plansOfLast()) {
    expect(text).toContain("refund_hours_pkey");
    expect(text).not.toMatch(/Seq Scan on (refund_hours|ledger_entries|refunds)\b/);
  }
  expect(await reachedBetween(listening, from, now, 0)).toMatchObject({ visitors: 663 * 4, esims: 663 * 4 });
  for (const text of await plansOfLast()) {
    expect(text).toContain("visit_hours_pkey");
    expect(text).toContain("first_day_hours_pkey");
    expect(text).not.toMatch(/Seq Scan on (visit_hours|first_day_hours|clicks|orders)/);
  }
});

test("the hours of first days are found by their index, not among all orders", async () => {
  await firstDaysBetween(from, now).execute(listening);
  await world.pool.query("set enable_seqscan = off");
  const { rows } = await world.pool.query<{ "QUERY PLAN": string }>(`explain ${asked.at(-1)!.sql}`, [
    ...asked.at(-1)!.parameters,
  ]);
  expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("orders_first_day");
});
