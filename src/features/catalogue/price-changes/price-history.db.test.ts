import { randomUUID } from "node:crypto";
import { Kysely, PostgresDialect, type CompiledQuery } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bothPlans } from "../../../../test/query-plans.ts";
import { joined } from "../../../../test/staff.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import type { OutputOf } from "../../../kernel/endpoint.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import { actionsOnPrices } from "../../records/actions/prices-store.server.ts";
import type { GetPriceHistory } from "./history-contract.ts";

let world: World;
let mei: Awaited<ReturnType<typeof joined>>["browser"];
beforeAll(async () => {
  world = await freshWorld({ environment: { WRITE_CALLS_PER_MINUTE: "10000", READ_CALLS_PER_MINUTE: "10000" } });
  mei = (await joined(world, { email: "mei@farwave.example", name: "Mei Lam" })).browser;
});
afterAll(() => world.close());

type Prices = Record<string, { amount: number; was: number | null }>;
type Row = { code: string; version: string; prices: Prices };
const code = "jp-10gb-30d";
const rowOf = async (wanted = code) =>
  (await mei.get<{ plans: Row[] }>("/staff/getPrices", {})).plans.find((row) => row.code === wanted)!;
const history = (wish: object = {}) => mei.get<OutputOf<typeof GetPriceHistory>>("/staff/getPriceHistory", wish);
/** A minute after the one before. */
const sellAt = async (amount: number, wanted = code) => {
  world.at(new Date(world.shop.clock().getTime() + 60_000).toISOString());
  const { version, prices } = await rowOf(wanted);
  const changed = { ...prices, HKD: { ...prices["HKD"]!, amount } };
  return mei.code("/staff/publishPrices", { changes: [{ code: wanted, version, prices: changed }] });
};
const hkd = (before: number, after: number) => [
  { field: "prices.HKD.amount", before: String(before), after: String(after) },
];

test("each change stands with who, when, from and to, and what turning it back starts from; of one plan its own", async () => {
  expect(await history()).toEqual({ changes: [], newer: null, older: null });
  expect([await sellAt(9900), await sellAt(2400, "jp-day-1gb"), await sellAt(9800)]).toEqual(Array(3).fill("SUCCESS"));
  const now = await rowOf();
  const [last, ...others] = (await history({ plan: code })).changes;
  expect(last).toEqual({
    id: expect.any(String),
    at: "2026-11-21T08:03:00.000Z",
    who: "mei@farwave.example",
    code,
    action: "plan_published",
    differences: hkd(9900, 9800),
    now: { version: now.version, prices: now.prices },
  });
  expect(others.map(({ differences }) => differences)).toEqual([hkd(10_500, 9900)]);
  expect((await history()).changes.map((one) => one.code)).toEqual([code, "jp-day-1gb", code]);
});

test("a price that came by itself stands there once it holds, without a job; one to come does not", async () => {
  const { version, prices } = await rowOf();
  const from = new Date(world.shop.clock().getTime() + 60_000).toISOString();
  const changes = [{ code, version, prices: { ...prices, HKD: { ...prices["HKD"]!, amount: 9700 } } }];
  await mei.get("/staff/schedulePrices", { requestKey: randomUUID(), changes, from, until: null });
  const before = (await history({ plan: code })).changes.length;
  world.at(from);
  const { changes: then } = await history({ plan: code });
  expect([then.length, then[0]!.action, then[0]!.differences]).toEqual([before + 1, "prices_began", hkd(9800, 9700)]);
});

test("a plan that is withdrawn stays in the history, and cannot be turned back", async () => {
  await world.pool.query("update plans set on_sale = false where code = 'jp-day-1gb'");
  expect((await history({ plan: "jp-day-1gb" })).changes.map(({ now }) => now)).toEqual([null]);
});

test("whoever may not see the catalogue sees none; a place that is none is refused", async () => {
  const { browser } = await joined(world, { email: "rev@farwave.example", name: "Rev", role: "reviewer" });
  expect(await browser.code("/staff/getPriceHistory", {})).toBe("RIGHT_MISSING");
  expect(await mei.code("/staff/getPriceHistory", { after: "nowhere" })).toBe("INVALID_INPUT");
});

test("among all that is done with the catalogue a page is some steps along its own index", async () => {
  const asked: CompiledQuery[] = [];
  const listening: Db = new Kysely({
    dialect: new PostgresDialect({ pool: world.pool }),
    log: ({ query }) => void asked.push(query),
  });
  await world.pool.query(`
    insert into actions (at, who, action, details, before, after)
    select timestamptz '2026-11-20T00:00Z' - n * interval '1 minute', 'kit', 'plan_published',
      jsonb_build_object('plan', 'p-' || n % 500),
      jsonb_build_object('days', '7'), case n % 20 when 0 then '{"prices.HKD.amount": "100"}'::jsonb else '{"days": "8"}' end
    from generate_series(1, 20000) as n;
    analyze actions`);
  const place = { micros: "1790000000000000", id: randomUUID() };
  for (const reading of [{ towards: "older" }, { towards: "older", place }, { towards: "newer", place }] as const) {
    await actionsOnPrices(listening, undefined, reading, 51);
    for (const plan of await bothPlans(world.pool, asked.at(-1)!, "(costs off)"))
      expect(plan.map((line) => String(line["QUERY PLAN"])).join("\n")).toMatch(/Index Scan.* using actions_of_prices/);
  }
});
