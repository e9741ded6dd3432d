import { Kysely, PostgresDialect, type CompiledQuery } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bothPlans } from "../../../../test/query-plans.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { mostLookedThrough } from "../../../kernel/facet.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import { countedValues, countedWithoutOne, type Faceted } from "../../../platform/database/facets.server.ts";
import { facetedParcels, lastLookedThrough, listedParcels } from "../../delivery/dispatches/list-store.server.ts";
import { enquiriesIn, facetedEnquiries } from "../../people/enquiries/list-store.server.ts";
import { someEnquiries, someParcels } from "./list-facets.world.ts";

const me = "00000000-0000-4000-8000-00000000000a";
const now = new Date("2026-11-21T08:00:00Z");
let world: World;
let listening: Db;
const asked: CompiledQuery[] = [];
beforeAll(async () => {
  world = await freshWorld({ profiles: 0 });
  listening = new Kysely({
    dialect: new PostgresDialect({ pool: world.pool }),
    log: ({ query }) => void asked.push(query),
  });
  for (const statement of [someParcels(60_000), someEnquiries(30_000)].join(";").split(";"))
    await world.pool.query(statement);
  // of what is little more than a page looks through, reading all costs as little
  await world.pool.query("update dispatches set state = 'arrived' where state in ('sent', 'returned')");
  await world.pool.query("analyze");
});
afterAll(() => world.close());

/** The last statement steps along this index, and reads none of the large tables whole. */
async function boundedBy(index: string) {
  for (const plan of await bothPlans(world.pool, asked.at(-1)!, "(analyze, costs off, timing off, summary off)")) {
    const text = plan.map((line) => String(line["QUERY PLAN"])).join("\n");
    expect(text).toContain(index);
    expect(text).not.toMatch(/Seq Scan on (dispatches|orders|order_addresses|enquiries)\b/);
  }
}

test("a page of parcels with a filter that leaves nothing looks through no more than it may, and goes on", async () => {
  const wanted = { view: "arrived", filter: { country: "TW" }, now } as const;
  expect(await listedParcels(listening, wanted, 51)).toEqual([]);
  await boundedBy("dispatches_sent");
  const end = await lastLookedThrough(listening, wanted);
  await boundedBy("dispatches_sent");
  // three of four have arrived, the newest first
  expect(end).toBe("FWT000013333");
  expect(await listedParcels(listening, { ...wanted, after: end }, 51)).toEqual([]);
  expect(await lastLookedThrough(listening, { ...wanted, after: "FWT000050000" })).toBeUndefined();
});

test("facets of parcels and what is in the way are asked of as many as a page looks through", async () => {
  const view = facetedParcels({ view: "arrived", filter: { country: "TW" }, now });
  expect((await counted(view, "carrier")).looked).toBe(mostLookedThrough);
  await boundedBy("dispatches_sent");
  expect(await countedWithoutOne(listening, view.rows, view.asked)).toEqual({ country: 10_000, looked: 10_000 });
  await boundedBy("dispatches_sent");
  expect((await counted(facetedParcels({ view: "to_post", now }), "promised")).looked).toBe(mostLookedThrough);
  await boundedBy("dispatches_by_promise");
});

test("so are those of enquiries", async () => {
  const which = { view: "all", me, filter: { country: "TW", interest: "reseller" } } as const;
  expect(await enquiriesIn(listening, which, { towards: "older" }, 51)).toEqual([]);
  await boundedBy("enquiries_newest");
  const view = facetedEnquiries(which);
  for (const facet of ["interest", "owner", "lang"] as const) {
    expect((await counted(view, facet)).looked).toBe(mostLookedThrough);
    await boundedBy("enquiries_newest");
  }
  expect(await countedWithoutOne(listening, view.rows, view.asked)).toMatchObject({ looked: mostLookedThrough });
  await boundedBy("enquiries_newest");
});

const counted = <Facet extends string>({ rows, values }: Faceted<Facet>, facet: Facet) =>
  countedValues(listening, { rows, values: values[facet], conditions: [] });
