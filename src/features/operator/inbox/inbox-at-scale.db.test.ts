import { Kysely, PostgresDialect, type CompiledQuery } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bothPlans } from "../../../../test/query-plans.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import type { InboxFilter } from "./inbox-filter.ts";
import { countedValues, countedWithoutOne, listedCases, seenCases } from "./store.server.ts";

const me = "00000000-0000-4000-8000-00000000000a";
const whose = { me, now: new Date("2026-11-21T08:00:00Z") };
let world: World;
let listening: Db;
const asked: CompiledQuery[] = [];
beforeAll(async () => {
  world = await freshWorld({ profiles: 1 });
  listening = new Kysely({
    dialect: new PostgresDialect({ pool: world.pool }),
    log: ({ query }) => void asked.push(query),
  });
  await world.pool.query(
    `insert into staff (id, email, name, role, created_at) values ($1, 'scale@example.com', 'Mei', 'administrator', now())`,
    [me],
  );
  // one of a thousand is of the kind that is asked for, one of a thousand mine; half of all is closed
  for (const from of [1, 25_001, 50_001, 75_001])
    await world.pool.query(
      `insert into cases (kind, subject, details, opened_at, due_at, owner_id, closed_at, closing_note)
        select case n % 1000 when 500 then 'order_held' else 'refund_failed' end, 'n' || n, '{}', at, at,
          case n % 1000 when 501 then $1::uuid end, ended, case when ended is not null then 'done' end
        from (select n, timestamptz '2026-11-21 08:00Z' - n * interval '1 minute' as at,
          case when n % 2000 >= 1000 then timestamptz '2026-11-21 08:00Z' - n * interval '1 minute' end as ended
          from generate_series($2::int, $2::int + 24999) as n) as many`,
      [me, from],
    );
  await world.pool.query(
    `insert into cases (kind, subject, details, opened_at, due_at, owner_id)
      select 'order_held', 'own ' || n, '{}', now(), now(), $1 from generate_series(1, 60) as n`,
    [me],
  );
  await world.pool.query("vacuum analyze cases");
});
afterAll(() => world.close());

/** Of the statement asked last. Filters have no prepared statements: each is planned for its own values. */
async function reads(index: string, most: number): Promise<void> {
  const [plan] = await bothPlans(world.pool, asked.at(-1)!, "(analyze, costs off, timing off, summary off)");
  const text = plan!.map((line) => String(line["QUERY PLAN"])).join("\n");
  expect(text).toContain(index);
  expect(text).not.toContain("Seq Scan on cases");
  const read = [...text.matchAll(/(?:actual rows=|Rows Removed by Filter: )(\d+)/g)].map(([, rows]) => Number(rows));
  expect(Math.max(...read), text).toBeLessThanOrEqual(most);
}

const from = "88888888-0000-4000-8000-000000000000";
test.each<[InboxFilter, string]>([
  [{ kind: "order_held" }, "cases_of_kind"],
  [{ view: "closed", kind: "order_held" }, "cases_of_kind"],
  [{ owner: me }, "cases_by_owner"],
  [{ view: "closed", owner: me }, "cases_by_owner"],
  [{ owner: "nobody" }, "cases_"],
  [{ view: "closed", owner: "nobody" }, "cases_by_owner"],
  [{ kind: "refund_failed", owner: me }, "cases_by_owner"],
  [{ kind: "order_held", owner: "nobody" }, "cases_of_kind"],
  [{ view: "mine", kind: "refund_failed" }, "cases_"],
])("a page of %j is some steps along its index, to either side", async (filter, index) => {
  for (const step of [{ towards: "older" }, { towards: "older", from }, { towards: "newer", from }] as const) {
    await listedCases(listening, { ...filter, ...step }, whose, 51);
    await reads(index, 260);
  }
});

test("a count reads no more cases than anybody reads of the number", async () => {
  for (const facet of ["kind", "owner"] as const)
    for (const filter of [{}, { view: "closed" }, { owner: "nobody" }, { kind: "refund_failed" }] as const) {
      expect((await countedValues(listening, { ...filter, [facet]: undefined }, facet, whose)).looked).toBe(10_000);
      await reads("cases_", 10_000);
    }
  await countedWithoutOne(listening, { kind: {}, view: { kind: "order_held" } }, whose);
  await reads("cases_", 10_001);
});

test("what a filter leaves is gathered along its index", async () => {
  expect(await seenCases(listening, { kind: "refund_failed" }, { ...whose, isUntouched: true }, 10_001)).toHaveLength(
    10_001,
  );
  await reads("cases_", 10_001);
});
