import { Kysely, PostgresDialect, type CompiledQuery } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bothPlans } from "../../../../test/query-plans.ts";
import { joined, type staffBrowser } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { mostLookedThrough } from "../../../kernel/facet.ts";
import { countedValues, countedWithoutOne } from "../../../platform/database/facets.server.ts";
import type { GetPromoCodes } from "../promo-list/contract.ts";
import { facetedPromos, lastLookedThrough, listedPromos } from "../promo-list/list-store.server.ts";
import type { CountListFacet, FindListFilterInTheWay } from "./contract.ts";

type Promos = OutputOf<typeof GetPromoCodes>;
let world: World;
let tom: ReturnType<typeof staffBrowser>;
/**
 * Of six one takes an amount off; every third is for one order, every second of those for one buyer, every fourth for
 * 10; every fifth for first orders, every seventh for one plan; every tenth is over.
 */
const some = (beginning: string, count: number) => `
  insert into promo_codes (code, kind, percent, total_limit, first_order, for_buyer, plan_codes, valid_from, valid_until)
    select '${beginning}' || lpad(n::text, 6, '0'), case when n % 6 = 0 then 'amount' else 'percent' end,
      case when n % 6 > 0 then 5 end, case when n % 3 = 0 then 1 when n % 4 = 0 then 10 end, n % 5 = 0,
      case when n % 6 = 3 then 'mei@example.com' end, case when n % 7 = 0 then '{jp-10gb-30d}'::text[] end, '2026-11-01',
      case when n % 10 = 0 then timestamptz '2026-11-02Z' else '2026-12-31' end
    from generate_series(1, ${count}) as n`;
beforeAll(async () => {
  world = await freshWorld({ profiles: 0 });
  world.at("2026-11-21T08:00:00Z");
  ({ browser: tom } = await joined(world, { email: "tom@farwave.example", name: "Tom", role: "support" }));
  await world.pool.query(some("ZZ-", 120));
  await world.pool.query(`
    insert into promo_series (prefix, made_by, made_at) select 'ZZ-0', id, now() from staff;`);
  await world.pool.query(`
    insert into promo_codes (code, kind, percent, total_limit, valid_from, valid_until, series)
      select 'ZZ-0-' || n, 'percent', 5, 1, '2026-11-01', '2026-12-31', 'ZZ-0' from generate_series(1, 30) as n`);
});
afterAll(() => world.close());

const list = (wish: object) => tom.get<Promos>("/staff/getPromoCodes", { view: "all", search: "zz-", ...wish });
const numbers = ({ promos }: Promos) => promos.map(({ code }) => Number(code.slice(3)));
const those = (is: (n: number) => boolean) => Array.from({ length: 120 }, (_, n) => n + 1).filter(is);
const counts = async (facet: string, asks: object = {}, view = "all") => {
  const wish = { list: "promos", view, facet, asks: { q: "zz-", ...asks } };
  const { values } = await tom.get<OutputOf<typeof CountListFacet>>("/staff/countListFacet", wish);
  return Object.fromEntries(values.map(({ value, count }) => [value, count]));
};

test.each([
  [{ kind: "amount" }, (n: number) => n % 6 === 0],
  [{ limit: "one", buyers: "one_buyer" }, (n: number) => n % 6 === 3],
  [{ limit: "more" }, (n: number) => n % 3 > 0 && n % 4 === 0],
  [{ buyers: "first_order", view: "over" }, (n: number) => n % 10 === 0],
  [{ buyers: "first_order", plans: "some" }, (n: number) => n % 35 === 0 && n % 6 !== 3],
])("of the codes %j leaves what has all of it, and of a series nothing", async (filter, has) =>
  expect(numbers(await list(filter))).toEqual(those(has)),
);

test("a filter holds over all pages", async () => {
  const first = await list({ plans: "every" });
  const second = await list({ plans: "every", after: first.older });
  const third = await list({ plans: "every", after: second.older });
  expect([first, second, third].flatMap(numbers)).toEqual(those((n) => n % 7 > 0));
  expect([third.older, third.isCut]).toEqual([null, false]);
  for (const wish of [{ kind: "both" }, { limit: "2" }]) expect(await code(wish)).toBe("INVALID_INPUT");
});
const code = (wish: object) => tom.code("/staff/getPromoCodes", wish);

test("facets are counted by what else is asked for, among the codes that begin so", async () => {
  expect(await counts("kind")).toEqual({ percent: 100, amount: 20 });
  expect(await counts("kind", { q: "ZZ-0000" })).toEqual({ percent: 83, amount: 16 });
  expect(await counts("limit", { limit: "one", kind: "percent" })).toEqual({ none: 60, one: 20, more: 20 });
  expect(await counts("buyers", { limit: "none" }, "over")).toEqual({ first_order: 4 });
  expect(await counts("plans", { plans: "some" })).toEqual({ every: 103, some: 17 });
});

test("what is in the way is named, the view too", async () => {
  const wish = { list: "promos", view: "over", asks: { q: "zz-", kind: "amount", buyers: "one_buyer" } };
  const { without } = await tom.get<OutputOf<typeof FindListFilterInTheWay>>("/staff/findListFilterInTheWay", wish);
  expect(without.map(({ drop, count }) => [drop, count])).toEqual([["buyers", 4]]);
  const ofView = { list: "promos", view: "coming", asks: { q: "zz-", kind: "amount" } };
  expect(await tom.get("/staff/findListFilterInTheWay", ofView)).toEqual({
    without: [{ drop: "view", count: 20, more: false }],
  });
});

test("whoever may not see promo codes is told of no counts", async () => {
  const { browser: kit } = await joined(world, { email: "kit@farwave.example", name: "Kit", role: "logistics" });
  expect(await kit.code("/staff/countListFacet", { list: "promos", facet: "kind" })).toBe("RIGHT_MISSING");
});

test("beside 200,000 codes of series a page, its facets and what is in the way are read along the index of the others", async () => {
  const asked: CompiledQuery[] = [];
  const dialect = new PostgresDialect({ pool: world.pool });
  const listening = new Kysely<never>({ dialect, log: ({ query }) => void asked.push(query) }) as never;
  await world.pool.query(some("YY-", 12_000));
  await world.pool.query(`
    insert into promo_codes (code, kind, percent, total_limit, valid_from, valid_until, series)
      select 'XX-' || n, 'percent', 5, 1, '2026-11-01', '2026-12-31', 'ZZ-0' from generate_series(1, 200000) as n`);
  await world.pool.query("analyze promo_codes");
  const which = {
    view: "all",
    beginning: "",
    filter: { kind: "amount", buyers: "one_buyer" },
    now: world.shop.clock(),
  } as const;
  expect(await listedPromos(listening, which, 51)).toEqual([]);
  await alongTheIndex();
  const end = await lastLookedThrough(listening, which);
  await alongTheIndex();
  expect(end).toMatch(/^YY-00999\d$/);
  expect(await lastLookedThrough(listening, { ...which, after: end })).toBeUndefined();
  const { rows, values, asked: conditions } = facetedPromos(which);
  const { looked } = await countedValues(listening, { rows, values: values.limit, conditions: [] });
  expect(looked).toBe(mostLookedThrough);
  await alongTheIndex();
  expect(await countedWithoutOne(listening, rows, conditions)).toMatchObject({ looked: mostLookedThrough });
  await alongTheIndex();

  async function alongTheIndex() {
    for (const plan of await bothPlans(world.pool, asked.at(-1)!, "(costs off)")) {
      const text = plan.map((line) => String(line["QUERY PLAN"])).join("\n");
      expect(text).toContain("promo_codes_single");
      expect(text).not.toMatch(/Seq Scan on promo_codes\b/);
    }
  }
});
