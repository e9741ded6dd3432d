import { Kysely, PostgresDialect, type CompiledQuery } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bothPlans } from "../../../../test/query-plans.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import { countedAll, countedNewer, countedValues, countedWithoutOne } from "./facets-store.server.ts";
import { moreOfOrders } from "./more-store.server.ts";
import { someOrders } from "./order-list.world.ts";
import { countedFacets, moreOfOrders as everything, mostLookedThrough, orderViews, type OrderView } from "./rules.ts";
import { countedOrders, lastLookedThrough, listedOrders } from "./store.server.ts";

let world: World;
let listening: Db;
const asked: CompiledQuery[] = [];
beforeAll(async () => {
  world = await freshWorld({ profiles: 1 });
  listening = new Kysely({
    dialect: new PostgresDialect({ pool: world.pool }),
    log: ({ query }) => void asked.push(query),
  });
  // of 30,000, reading all costs PostgreSQL 15 as little as the 10,000 that a page may look through
  await world.pool.query(someOrders(60_000));
});
afterAll(() => world.close());

const indexOf: Record<OrderView, string> = {
  all: "orders_newest",
  to_post: "orders_to_post",
  // with what is not finished otherwise, of which there is little at any time
  refunding: "orders_unfinished",
};
const place = { micros: "1795161600000000", id: "88888888-0000-4000-8000-000000000000" };

test.each(orderViews)(
  "a page of %s is some steps along its index, wherever it begins and to either side",
  async (view) => {
    for (const wanted of [
      { view, towards: "older" },
      { view, towards: "older", place },
      { view, towards: "newer", place },
    ] as const) {
      await listedOrders(listening, wanted, 51);
      for (const plan of await bothPlans(world.pool, asked.at(-1)!, "(analyze, costs off, timing off, summary off)")) {
        const text = plan.map((line) => String(line["QUERY PLAN"])).join("\n");
        expect(text).toContain(indexOf[view]);
        expect(text).not.toMatch(/Seq Scan on (orders|payments)/);
      }
    }
  },
);

test("an order is found by its number alone", async () => {
  await listedOrders(listening, { view: "all", number: "FWT000029999", towards: "older" }, 51);
  for (const plan of await bothPlans(world.pool, asked.at(-1)!))
    expect(JSON.stringify(plan)).toContain("orders_number_key");
});

test("a count reads no more rows than anybody reads of the number", async () => {
  expect(await countedOrders(listening, orderViews)).toEqual({ all: 10_001, to_post: 1500, refunding: 1000 });
});

test("whatever facets are asked for, no more orders are looked through than a page may, and the next page goes on", async () => {
  await world.pool.query("update orders set currency = 'USD' where number = 'FWT000025000'; analyze orders");
  const wanted = { view: "all", towards: "older", facets: { currency: "USD", method: "card", area: "JP" } } as const;
  expect(await listedOrders(listening, wanted, 51)).toEqual([]);
  for (const plan of await bothPlans(world.pool, asked.at(-1)!, "(analyze, costs off, timing off, summary off)")) {
    const text = plan.map((line) => String(line["QUERY PLAN"])).join("\n");
    expect(text).toContain("orders_newest");
    expect(text).not.toMatch(/Seq Scan on (orders|payments)/);
    expect(text).toContain(`actual rows=${mostLookedThrough}`);
  }
  let place: { micros: string; id: string } | undefined;
  const found: string[] = [];
  let pages = 0;
  do {
    const page = await listedOrders(listening, { ...wanted, place }, 51);
    found.push(...page.map(({ number }) => number));
    place = await lastLookedThrough(listening, { ...wanted, place });
    pages += 1;
  } while (place && pages < 10);
  expect([found, pages]).toEqual([["FWT000025000"], 7]);
});

const now = new Date("2026-11-21T08:00:00Z");
const facets = { currency: "HKD", method: "card", area: "JP" } as const;

test("counting a facet reads no order that a page would not read", async () => {
  for (const facet of countedFacets) {
    const { looked, values } = await countedValues(listening, { view: "all", towards: "older", facets }, facet, now);
    expect(looked).toBe(mostLookedThrough);
    expect(Math.max(0, ...values.map(({ count }) => count))).toBeLessThanOrEqual(mostLookedThrough);
    await boundedBy("orders_newest");
  }
});

test("so does asking what a filter leaves without each of its parts", async () => {
  const wanted = { view: "all", towards: "older", facets: { ...facets, currency: "CNY" } } as const;
  expect(await countedWithoutOne(listening, wanted)).toEqual({ currency: 10_000, method: 0, area: 0, looked: 10_000 });
  await boundedBy("orders_newest");
  expect(await countedAll(listening, wanted)).toEqual({ count: 0, looked: 10_000 });
  await boundedBy("orders_newest");
});

test("how many are new is some steps along the index", async () => {
  expect(await countedNewer(listening, { view: "all", towards: "newer", place })).toBeLessThanOrEqual(100);
  await boundedBy("orders_newest");
});

test("what is shown beyond an order's own row is found along indexes", async () => {
  const { rows } = await world.pool.query<{ id: string }>("select id from orders order by placed_at desc limit 50");
  await moreOfOrders(
    listening,
    rows.map(({ id }) => id),
    everything,
  );
  await boundedBy("orders_pkey");
});

/** The last statement steps along this index, and reads no large table whole. */
async function boundedBy(index: string) {
  for (const plan of await bothPlans(world.pool, asked.at(-1)!, "(analyze, costs off, timing off, summary off)")) {
    const text = plan.map((line) => String(line["QUERY PLAN"])).join("\n");
    expect(text).toContain(index);
    expect(text).not.toMatch(/Seq Scan on (orders|payments)/);
  }
}
