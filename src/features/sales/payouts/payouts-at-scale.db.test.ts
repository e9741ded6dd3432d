import { Kysely, PostgresDialect, type CompiledQuery } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bothPlans } from "../../../../test/query-plans.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import { linesIn, payoutsIn, sumsOf } from "./list-store.server.ts";

let world: World;
let listening: Db;
let payout: string;
const asked: CompiledQuery[] = [];
beforeAll(async () => {
  world = await freshWorld({ profiles: 0 });
  listening = new Kysely({
    dialect: new PostgresDialect({ pool: world.pool }),
    log: ({ query }) => void asked.push(query),
  });
  await world.pool.query(`
    insert into payouts (gateway, gateway_reference, state, amount, currency, created_at, arrives_at)
    select case n % 50 when 0 then 'stripe' else 'sandbox' end, 'po_' || n, 'paid', 1000, 'HKD',
      timestamptz '2026-11-21T00:00Z' - n * interval '1 day', timestamptz '2026-11-21T00:00Z' - n * interval '1 day'
    from generate_series(1, 3000) as n;
    insert into payout_lines (payout_id, reference, kind, amount, fee, at, verdict)
    select id, gateway_reference || '_' || n, 'fee', 10, 0, created_at - n * interval '1 minute', 'right'
    from (select * from payouts order by created_at limit 30) large, generate_series(1, 1000) as n;
    analyze payouts, payout_lines, cases`);
  payout = (await world.pool.query<{ id: string }>("select payout_id as id from payout_lines limit 1")).rows[0]!.id;
});
afterAll(() => world.close());

const plans = async () =>
  (await bothPlans(world.pool, asked.at(-1)!, "(analyze, costs off, timing off, summary off)")).map((plan) =>
    plan.map((line) => String(line["QUERY PLAN"])).join("\n"),
  );
const place = () => ({ micros: "1790000000000000", id: payout });

test("a page of payouts is some steps along its index, of one gateway as well, to either side", async () => {
  for (const [gateway, index] of [
    [undefined, "payouts_newest"],
    ["stripe", "payouts_of_gateway"],
  ] as const)
    for (const reading of [
      { towards: "older" },
      { towards: "older", place: place() },
      { towards: "newer", place: place() },
    ] as const) {
      await payoutsIn(listening, gateway, reading, 51);
      for (const text of await plans()) {
        expect(text).toContain(index);
        expect(text).not.toMatch(/Seq Scan on payout/);
      }
    }
});

test("the lines of a payout and their sums are steps along their index", async () => {
  for (const reading of [{ towards: "older" }, { towards: "newer", place: place() }] as const) {
    await linesIn(listening, payout, reading, 51);
    for (const text of await plans()) {
      expect(text).toContain("payout_lines_in_order");
      expect(text).not.toMatch(/Seq Scan on payout_lines/);
    }
  }
  await sumsOf(listening, payout);
  for (const text of await plans()) expect(text).not.toMatch(/Seq Scan on payout_lines/);
});
