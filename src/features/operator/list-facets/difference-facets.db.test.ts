import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { Kysely, PostgresDialect, type CompiledQuery } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bothPlans } from "../../../../test/query-plans.ts";
import { joined, type staffBrowser } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import { mostLookedThrough } from "../../../kernel/facet.ts";
import { countedValues, countedWithoutOne } from "../../../platform/database/facets.server.ts";
import type { GetDifferences } from "../differences/contract.ts";
import { facetedDifferences, lastLookedThrough, openDifferences } from "../differences/list-store.server.ts";
import { listCsv } from "../list-files/list-csv.server.ts";
import type { CountListFacet, FindListFilterInTheWay } from "./contract.ts";

type Differences = OutputOf<typeof GetDifferences>;
let world: World;
let ann: ReturnType<typeof staffBrowser>;
/**
 * The first the newest: of three one lacks in our books, one has another fee, one is what the proof of the ledger found;
 * of those at a gateway every second one is at Stripe, but for fees. Others have been settled, or are no differences.
 */
const some = (from: number, to: number) => `
  insert into cases (kind, subject, details, opened_at, due_at, closed_at)
    select case when n % 10 = 0 then 'help_asked' when n % 3 = 0 then 'payment_missing_here' when n % 3 = 1 then 'payment_other_fee'
        else 'ledger_booking' end, 'S' || n,
      case when n % 3 = 2 then '{}' else jsonb_build_object('gateway', case when n % 6 = 0 then 'stripe' else 'sandbox' end,
        'there', jsonb_build_object('state', 'succeeded')) end,
      at, at, case when n % 7 = 0 then at end
    from generate_series(${from}, ${to}) as n,
      lateral (select timestamptz '2026-11-20T08:00Z' - n * interval '1 minute' as at) as its`;
const open = Array.from({ length: 600 }, (_, n) => n + 1).filter((n) => n % 10 > 0 && n % 7 > 0);
beforeAll(async () => {
  world = await freshWorld({ profiles: 0 });
  ({ browser: ann } = await joined(world, { email: "ann@farwave.example", name: "Ann", role: "finance" }));
  await world.pool.query(some(1, 600));
});
afterAll(() => world.close());

const list = (wish: object) => ann.get<Differences>("/staff/getDifferences", wish);
const numbers = ({ differences }: Differences) => differences.map(({ subject }) => Number(subject.slice(1)));
const counts = async (facet: string, asks: object = {}) => {
  const wish = { list: "differences", facet, asks };
  const { values } = await ann.get<OutputOf<typeof CountListFacet>>("/staff/countListFacet", wish);
  return Object.fromEntries(values.map(({ value, count }) => [value, count]));
};
const amount = (is: (n: number) => boolean) => open.filter(is).length;

test("differences are those of a kind and of a gateway, over all pages, and back", async () => {
  const filter = { kind: "payment_missing_here", gateway: "stripe" };
  const first = await list(filter);
  const second = await list({ ...filter, after: first.older });
  expect([...numbers(first), ...numbers(second)]).toEqual(open.filter((n) => n % 6 === 0));
  expect(numbers(await list({ ...filter, before: second.newer }))).toEqual(numbers(first));
  expect([second.older, second.isCut]).toEqual([null, false]);
  expect(numbers(await list({ kind: "ledger_booking", gateway: "sandbox" }))).toEqual([]);
  for (const wish of [{ kind: "refund_failed" }, { gateway: "paypal" }])
    expect(await ann.code("/staff/getDifferences", wish)).toBe("INVALID_INPUT");
});

test("facets are counted by what else is asked for; what the ledger's proof finds is at no gateway", async () => {
  expect(await counts("kind")).toEqual({
    payment_missing_here: amount((n) => n % 3 === 0),
    payment_other_fee: amount((n) => n % 3 === 1),
    ledger_booking: amount((n) => n % 3 === 2),
  });
  expect(await counts("gateway", { kind: "payment_missing_here", gateway: "stripe" })).toEqual({
    stripe: amount((n) => n % 6 === 0),
    sandbox: amount((n) => n % 6 === 3),
  });
  expect(await counts("gateway", { kind: "ledger_booking" })).toEqual({});
  const wish = { list: "differences", asks: { kind: "ledger_booking", gateway: "stripe" } };
  const { without } = await ann.get<OutputOf<typeof FindListFilterInTheWay>>("/staff/findListFilterInTheWay", wish);
  expect(without.map(({ drop, count }) => [drop, count])).toEqual([
    ["gateway", amount((n) => n % 3 === 2)],
    ["kind", amount((n) => n % 6 === 0)],
  ]);
});

test("their file has what the filter leaves", async () => {
  const { ask } = ann;
  const of = async (filter: object) => {
    const query = { list: "differences", ...filter };
    const now = world.shop.clock();
    const made = await listCsv(
      world.shop,
      60_000,
    )({ query, language: "en", ask: (path, wish) => ask(path, wish as object), now });
    return (await text(made.file as Readable)).trimEnd().split("\r\n").length - 1;
  };
  expect(await of({ kind: "payment_missing_here", gateway: "stripe" })).toBe(amount((n) => n % 6 === 0));
  expect(await of({})).toBe(open.length);
  const { rows } = await world.pool.query(
    "select details from actions where action = 'list_exported' and details ? 'filter'",
  );
  expect(rows[0].details).toEqual({ list: "differences", filter: "kind=payment_missing_here&gateway=stripe" });
});

test("whoever may not see finance is told of no counts", async () => {
  const { browser: kit } = await joined(world, { email: "kit@farwave.example", name: "Kit", role: "logistics" });
  expect(await kit.code("/staff/countListFacet", { list: "differences", facet: "kind" })).toBe("RIGHT_MISSING");
});

test("among 60,000 cases a page, its facets and what is in the way are read along the index of the open ones", async () => {
  const asked: CompiledQuery[] = [];
  const dialect = new PostgresDialect({ pool: world.pool });
  const listening = new Kysely<never>({ dialect, log: ({ query }) => void asked.push(query) }) as never;
  await world.pool.query(some(601, 20_000));
  await world.pool.query(`
    insert into cases (kind, subject, details, opened_at, due_at)
      select 'help_asked', 'H' || n, '{}', at, at from generate_series(1, 40000) as n,
        lateral (select timestamptz '2026-11-20T08:00Z' - n * interval '30 seconds' as at) as its`);
  await world.pool.query("analyze cases");
  const filter = { kind: "ledger_booking", gateway: "stripe" } as const;
  const newest = { towards: "older" } as const;
  expect(await openDifferences(listening, filter, newest, 51)).toEqual([]);
  await alongTheIndex();
  const end = await lastLookedThrough(listening, filter, newest);
  await alongTheIndex();
  expect(await openDifferences(listening, filter, { ...newest, place: end }, 51)).toEqual([]);
  await alongTheIndex();
  const { rows, values, asked: conditions } = facetedDifferences(filter);
  const { looked } = await countedValues(listening, { rows, values: values.gateway, conditions: [] });
  expect(looked).toBe(mostLookedThrough);
  await alongTheIndex();
  expect(await countedWithoutOne(listening, rows, conditions)).toMatchObject({ looked: mostLookedThrough });
  await alongTheIndex();

  async function alongTheIndex() {
    for (const plan of await bothPlans(world.pool, asked.at(-1)!, "(costs off)")) {
      const lines = plan.map((line) => String(line["QUERY PLAN"])).join("\n");
      expect(lines).toContain("cases_differences_of_top_ups");
      expect(lines).not.toMatch(/Seq Scan on cases\b/);
    }
  }
});
