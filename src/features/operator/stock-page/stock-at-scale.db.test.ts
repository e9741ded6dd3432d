import { Kysely, PostgresDialect, type CompiledQuery } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bothPlans } from "../../../../test/query-plans.ts";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import { batchesOf } from "../../stock/batches/store.server.ts";
import { countedPieces, daysOfPools, foldMoves, knownSince } from "../../stock/pools/store.server.ts";
import { retireFreeCards } from "../../stock/sim-cards/store.server.ts";
import { poolsNow } from "./pools-now.server.ts";

let world: World;
let listening: Db;
const asked: CompiledQuery[] = [];
beforeAll(async () => {
  world = await freshWorld({ profiles: 0 });
  await joined(world);
  listening = new Kysely({
    dialect: new PostgresDialect({ pool: world.pool }),
    log: ({ query }) => void asked.push(query),
  });
  const much = [
    `insert into stock_batches (pool, file, pieces, added_at, added_by)
     select 'cards', 'cards-' || n || '.csv', 1000, now(), staff.id from generate_series(1, 20000) as n, staff`,
    `insert into sim_cards (iccid, batch_id) select '8987' || lpad(n::text, 15, '0'), n / 1000 + 1
       from generate_series(0, 99999) as n`,
    `insert into stock_days (pool, day, was, became, pieces)
     select pool, date '2026-11-21' - n, was, became, 100 from generate_series(1, 1000) as n,
       (values ('esims'), ('cards')) as pools (pool),
       (values ('', 'available'), ('available', 'held'), ('held', 'allotted')) as moves (was, became)`,
    `insert into stock_moves (pool, at, was, became, pieces)
     select 'cards', timestamptz '2026-11-21T00:00Z', 'available', 'held', 1 from generate_series(1, 2000)`,
    "analyze sim_cards, stock_batches, stock_days, stock_moves",
  ];
  for (const statement of much) await world.pool.query(statement);
});
afterAll(() => world.close());

const plans = async () =>
  (await bothPlans(world.pool, asked.at(-1)!, "(costs off)")).map((plan) =>
    plan.map((line) => String(line["QUERY PLAN"])).join("\n"),
  );

test("the pieces are counted without a look at one of them", async () => {
  await countedPieces(listening);
  for (const text of await plans()) expect(text).not.toMatch(/sim_cards|esim_profiles/);
});

test("the days of a pool are some steps along their key", async () => {
  const spans = [
    { from: "2026-10-24", to: "2026-11-20" },
    { from: "2025-11-22", to: "2025-12-19" },
  ];
  expect((await daysOfPools(listening, ["esims", "cards"], spans)).length).toBe(2 * (28 + 28));
  for (const text of await plans()) {
    expect(text).toContain("stock_days_pkey");
    expect(text).not.toContain("Seq Scan on stock_days");
  }
  await knownSince(listening);
  for (const text of await plans()) expect(text).not.toContain("Seq Scan on stock_days");
});

test("what lies in all pools, and how long it lasts, is asked in four statements", async () => {
  const before = asked.length;
  const [esims] = await poolsNow(listening, world.shop.config, new Date("2026-11-21T08:00:00Z"));
  expect([esims!.forecast.perDay, esims!.forecast.season]).toEqual([100, 1]);
  expect(asked.length - before).toBe(4);
});

test("whether a batch was touched is one step for each state, for the batches shown alone", async () => {
  const batches = await batchesOf(listening, "cards", "60", 51);
  expect(batches.every(({ is_touched, has_free }) => !is_touched && has_free)).toBe(true);
  for (const text of await plans()) {
    expect(text).toContain("sim_cards_of_batch");
    expect(text).not.toMatch(/Seq Scan|Hash/);
  }
});

test("the pieces of a batch that is retired are found by it", async () => {
  await retireFreeCards(listening, "60");
  for (const text of await plans()) {
    expect(text).toContain("sim_cards_of_batch");
    expect(text).not.toContain("Seq Scan on sim_cards");
  }
});

test("moves are folded a stretch at a time", async () => {
  expect(await foldMoves(listening, 500)).toBe(500);
  for (const text of await plans()) expect(text).toContain("stock_moves_pkey");
});
