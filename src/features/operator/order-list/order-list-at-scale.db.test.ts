import { Kysely, PostgresDialect, type CompiledQuery } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bothPlans } from "../../../../test/query-plans.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { mostLookedThrough } from "../../../kernel/facet.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import { hasOrder, sideOf } from "./beside-store.server.ts";
import { countedAll, countedNewer, countedValues, countedWithoutOne } from "./facets-store.server.ts";
import { moreOfOrders } from "./more-store.server.ts";
import { someOrders } from "./order-list.world.ts";
import {
  countedFacets,
  countedViews,
  moreOfOrders as everything,
  mostCountedElsewhere,
  mostPlaced,
  orderViews,
  type OrderView,
} from "./rules.ts";
import { lastLookedThrough, listedOrders } from "./store.server.ts";
import { countedOrders, pressingOrders } from "./views-store.server.ts";

const me = "00000000-0000-4000-8000-00000000000a";
const now = new Date("2026-11-21T08:00:00Z");
const whose = { now, me };
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
  // one of twenty leaves on each of the next days, one of ten has a case, and eSIMs are where eSIMs are
  await world.pool.query(`
    update orders set closed_at = placed_at, departs_on = date '2026-11-21' + (right(number, 9)::int % 20) where state = 'delivered';
    insert into staff (id, email, name, role, created_at) values ('${me}', 'scale@example.com', 'Mei', 'administrator', now());
    insert into cases (kind, subject, order_id, details, opened_at, due_at, departs_on, owner_id)
      select 'help_asked', number, id, '{}', placed_at, placed_at, 'infinity', case when right(number, 9)::int % 200 = 0 then '${me}'::uuid end
      from orders where right(number, 9)::int % 10 = 0;
    insert into cases (kind, subject, order_id, details, opened_at, due_at, departs_on, closed_at, closing_note)
      select 'refund_failed', number, id, '{}', placed_at, placed_at, 'infinity', placed_at, 'done' from orders;
    insert into esim_profiles (iccid, smdp_address, matching_id_sealed, matching_id_hash, state, order_id, position, allotted_at, profile_state)
      select '8985200' || right(number, 9) || '0000', 'smdp.example.com', '', number::bytea, 'allotted', id, 1, placed_at,
        case when right(number, 9)::int % 2 = 0 then 'enabled' when right(number, 9)::int % 3 = 0 then 'unknown' else 'released' end
      from orders where state = 'delivered';
    analyze`);
});
afterAll(() => world.close());

const indexOf: Record<OrderView, string> = {
  all: "orders_newest",
  needs_person: "cases_open_by_order",
  to_post: "orders_to_post",
  // with what is not finished otherwise, of which there is little at any time
  refunding: "orders_unfinished",
  not_installed: "orders_newest",
  leaving: "orders_departing_by_place",
  mine: "orders_pkey",
};
const place = { micros: "1795161600000000", id: "88888888-0000-4000-8000-000000000000" };

test.each(orderViews)(
  "a page of %s is some steps along its index, wherever it begins and to either side",
  async (view) => {
    for (const wanted of [
      { view, whose, towards: "older" },
      { view, whose, towards: "older", place },
      { view, whose, towards: "newer", place },
    ] as const) {
      await listedOrders(listening, wanted, 51);
      for (const plan of await bothPlans(world.pool, asked.at(-1)!, "(analyze, costs off, timing off, summary off)")) {
        const text = plan.map((line) => String(line["QUERY PLAN"])).join("\n");
        expect(text).toContain(indexOf[view]);
        expect(text).not.toMatch(/Seq Scan on (orders|payments|cases|esim_profiles)/);
      }
    }
  },
);

test.each(["needs_person", "leaving"] as const)(
  "a page of %s reads no more of what is about them than it shows",
  async (view) => {
    for (const towards of ["older", "newer"] as const) {
      expect(await listedOrders(listening, { view, whose, towards, place }, 51)).toHaveLength(51);
      for (const plan of await bothPlans(world.pool, asked.at(-1)!, "(analyze, costs off, timing off, summary off)"))
        for (const { "QUERY PLAN": line } of plan)
          expect(Number(/actual rows=(\d+)/.exec(String(line))?.[1] ?? 0)).toBeLessThan(60);
    }
  },
);

test.each(orderViews)("an order's place in %s is counted along its index, as far as it is read", async (view) => {
  for (const towards of ["older", "newer"] as const) {
    expect((await sideOf(listening, { view, whose, towards, place })).count).toBeLessThanOrEqual(mostPlaced);
    await boundedBy("orders_");
  }
  await hasOrder(listening, { view, whose, towards: "older" }, place);
  await boundedBy("orders_pkey");
});

test("an order is found by its number alone", async () => {
  await listedOrders(listening, { view: "all", whose, number: "FWT000029999", towards: "older" }, 51);
  for (const plan of await bothPlans(world.pool, asked.at(-1)!))
    expect(JSON.stringify(plan)).toContain("orders_number_key");
});

test("a count reads no more rows than anybody reads of the number", async () => {
  expect(await countedOrders(listening, countedViews, whose)).toEqual({
    all: 10_001,
    needs_person: 6000,
    to_post: 1500,
    refunding: 1000,
    mine: 300,
  });
  // "all" is read from any side, as long as the number is read
  await countedOrders(listening, ["needs_person", "mine"], whose);
  await boundedBy("cases_open_of_owner");
  expect(await pressingOrders(listening, now)).toHaveLength(5);
  await boundedBy("cases_");
});

test("whatever facets are asked for, no more orders are looked through than a page may, and the next page goes on", async () => {
  await world.pool.query("update orders set currency = 'USD' where number = 'FWT000025000'; analyze orders");
  const wanted = {
    view: "all",
    whose,
    towards: "older",
    facets: { currency: "USD", method: "card", area: "JP" },
  } as const;
  expect(await listedOrders(listening, wanted, 51)).toEqual([]);
  for (const plan of await bothPlans(world.pool, asked.at(-1)!, "(analyze, costs off, timing off, summary off)")) {
    const text = plan.map((line) => String(line["QUERY PLAN"])).join("\n");
    expect(text).toContain("orders_newest");
    expect(text).not.toMatch(/Seq Scan on (orders|payments|cases|esim_profiles)/);
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

const facets = { currency: "HKD", method: "card", area: "JP" } as const;

test("counting a facet reads no order that a page would not read, and half as many where another table is asked of each", async () => {
  const ofItself = { currency: "HKD", area: "JP" } as const;
  for (const others of [ofItself, facets])
    for (const facet of countedFacets) {
      const wanted = { view: "all", whose, towards: "older", facets: others } as const;
      const { looked, more, values } = await countedValues(listening, wanted, facet, now);
      const isElsewhere = facet === "method" || facet === "esim" || others === facets;
      expect([facet, looked, more]).toEqual([facet, isElsewhere ? mostCountedElsewhere : mostLookedThrough, true]);
      expect(Math.max(0, ...values.map(({ count }) => count))).toBeLessThanOrEqual(looked);
      await boundedBy("orders_newest");
    }
});

test("so does asking what a filter leaves without each of its parts", async () => {
  const wanted = { view: "all", whose, towards: "older", facets: { ...facets, currency: "CNY" } } as const;
  expect(await countedWithoutOne(listening, wanted)).toEqual({ currency: 10_000, method: 0, area: 0, looked: 10_000 });
  await boundedBy("orders_newest");
  expect(await countedAll(listening, wanted)).toEqual({ count: 0, looked: 10_000 });
  await boundedBy("orders_newest");
});

test("how many are new is some steps along the index", async () => {
  expect(await countedNewer(listening, { view: "all", whose, towards: "newer", place })).toBeLessThanOrEqual(100);
  await boundedBy("orders_newest");
});

test("what is shown beyond an order's own row is found along indexes", async () => {
  const { rows } = await world.pool.query<{ id: string }>("select id from orders order by placed_at desc limit 50");
  await moreOfOrders(listening, rows, everything);
  await boundedBy("orders_pkey");
});

/** The last statement steps along this index, and reads no large table whole. */
async function boundedBy(index: string) {
  for (const plan of await bothPlans(world.pool, asked.at(-1)!, "(analyze, costs off, timing off, summary off)")) {
    const text = plan.map((line) => String(line["QUERY PLAN"])).join("\n");
    expect(text).toContain(index);
    expect(text).not.toMatch(/Seq Scan on (orders|payments|cases|esim_profiles)/);
  }
}
