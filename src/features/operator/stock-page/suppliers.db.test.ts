import { Kysely, PostgresDialect, type CompiledQuery } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { bothPlans } from "../../../../test/query-plans.ts";
import { joined } from "../../../../test/staff.ts";
import { aWish } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { CreateOrder } from "../../sales/orders/contract.ts";
import { awaitedFrom, failuresOfSuppliers, figuresOfSuppliers } from "./supplier-store.server.ts";

let world: World;
let mei: Awaited<ReturnType<typeof joined>>["browser"];
beforeAll(async () => {
  world = await freshWorld({ profiles: 1 });
  mei = (await joined(world)).browser;
  await world.call(CreateOrder, aWish());
  // one order stands for many
  await world.pool.query("drop index supply_orders_live_of_order");
});
beforeEach(async () => void (await world.pool.query("truncate supply_orders cascade")));
afterAll(() => world.close());

/** So many orders at the supplier, the first so long ago, each a minute after the one before. */
const asked = (facts: { state: string; count?: number; hoursAgo?: number; seconds?: number; failure?: string }) => {
  const { state, count = 1, hoursAgo = 1, seconds = 10, failure } = facts;
  const isSettled = state !== "asked" && state !== "accepted";
  return world.pool.query(
    `insert into supply_orders (order_id, supplier, product, quantity, state, failure, asked_at, settled_at)
     select orders.id, 'es2plus', 'JP', 1, $1, $2, at, case when $3 then at + $4 * interval '1 second' end
     from (select id from orders limit 1) as orders, (select timestamptz '2026-11-21T08:00Z' - $5 * interval '1 hour'
       + n * interval '1 minute' as at from generate_series(0, $6 - 1) as n) as times`,
    [state, failure ?? null, isSettled, seconds, hoursAgo, count],
  );
};
const health = async () => {
  const { suppliers } = await mei.get<{ suppliers: object[] }>("/staff/getStock", {});
  return suppliers[0];
};
test("a supplier of which nothing was asked is quiet", async () => {
  expect(await health()).toEqual({
    supplier: "es2plus",
    state: "quiet",
    made: 0,
    failed: 0,
    p50: null,
    p95: null,
    reasons: [],
    waiting: 0,
    oldestSeconds: 0,
    credit: null,
  });
});

test("what failed is counted by its reason; what we took back ourselves is no failure, and a week ago is over", async () => {
  await asked({ state: "ready", count: 19, seconds: 8 });
  await asked({ state: "ready", count: 1, seconds: 90 });
  await asked({ state: "failed", count: 2, failure: "310243" });
  await asked({ state: "cancelled", failure: "never made" });
  await asked({ state: "cancelled", count: 7, failure: "not wanted any more" });
  await asked({ state: "failed", count: 9, failure: "long ago", hoursAgo: 24 * 8 });
  expect(await health()).toMatchObject({
    state: "failing",
    made: 20,
    failed: 3,
    p50: 8,
    p95: 12,
    reasons: [
      { reason: "310243", count: 2 },
      { reason: "never made", count: 1 },
    ],
  });
});

test("whoever lets an order wait for a quarter of an hour stands still", async () => {
  await asked({ state: "ready", count: 5 });
  await asked({ state: "accepted", hoursAgo: 0.2 });
  expect(await health()).toMatchObject({ state: "well", waiting: 1, oldestSeconds: 720 });
  await asked({ state: "asked", hoursAgo: 0.3 });
  expect(await health()).toMatchObject({ state: "stands", waiting: 2, oldestSeconds: 1080 });
});

test("of a year of orders only the last days are looked at, along the index", async () => {
  await asked({ state: "ready", count: 30_000, hoursAgo: 24 * 30 });
  await world.pool.query("analyze supply_orders");
  const seen: CompiledQuery[] = [];
  const listening = new Kysely<never>({
    dialect: new PostgresDialect({ pool: world.pool }),
    log: ({ query }) => void seen.push(query),
  }) as never as World["db"];
  const since = new Date("2026-11-14T08:00:00Z");
  await figuresOfSuppliers(listening, ["es2plus"], since);
  await failuresOfSuppliers(listening, ["es2plus"], since);
  await awaitedFrom(listening, ["es2plus"]);
  for (const query of seen)
    for (const plan of await bothPlans(world.pool, query)) {
      const text = plan.map((line) => String(line["QUERY PLAN"])).join("\n");
      expect(text).toMatch(/supply_orders_(settled|waiting)/);
      expect(text).not.toContain("Seq Scan on supply_orders");
    }
});
