import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { delivered } from "../../../../test/purchases.ts";
import { withCheckDigit } from "../../../../test/shop-fixture.ts";
import { joined } from "../../../../test/staff.ts";
import { twoProcesses } from "../../../../test/two-processes.ts";
import { aWish } from "../../../../test/wishes.ts";
import { freshWorld, type World } from "../../../../test/world.ts";
import { unwrap } from "../../../kernel/envelope.ts";
import { retireProfiles } from "../../stock/esim-profiles/retire-profiles.server.ts";
import { daysOfPools, foldMoves } from "../../stock/pools/store.server.ts";
import { sumStock } from "../../stock/pools/sum-stock.server.ts";
import { allotCards, returnCards } from "../../stock/sim-cards/store.server.ts";

let world: World;
let mei: Awaited<ReturnType<typeof joined>>["browser"];
beforeAll(async () => {
  world = await freshWorld({ profiles: 0, environment: { WRITE_CALLS_PER_MINUTE: "1000" } });
  mei = (await joined(world)).browser;
});
afterAll(() => world.close());

const ask = async (sql: string) => (await world.pool.query<Record<string, unknown>>(sql)).rows;
const cards = Array.from({ length: 6 }, (_, n) => withCheckDigit(`8985234700${String(n).padStart(8, "0")}`));
beforeEach(async () => {
  world.at("2026-11-21T08:00:00Z");
  await ask("truncate esim_profiles, sim_cards, stock_moves, stock_days cascade");
  const profile = (n: number) =>
    `('8985234800${String(n).padStart(9, "0")}', 'rsp.farwave.example', '\\x00', sha256('${randomUUID()}'))`;
  await ask(`insert into esim_profiles (iccid, smdp_address, matching_id_sealed, matching_id_hash)
    values ${Array.from({ length: 10 }, (_, n) => profile(n)).join()}`);
  await ask(`insert into sim_cards (iccid) values ${cards.map((iccid) => `('${iccid}')`).join()}`);
});

type Counts = { pool: string; free: number; held: number; sold: number; retired: number };
const counts = async () => {
  const { pools } = await mei.get<{ pools: Counts[] }>("/staff/getStock", {});
  return Object.fromEntries(pools.map(({ pool, ...one }) => [pool, [one.free, one.held, one.sold, one.retired]]));
};
const placed = async () =>
  unwrap((await world.answer("/order/create", aWish())).envelope) as { orderNumber: string; key: string };
const idOf = async ({ orderNumber }: { orderNumber: string }) =>
  (await ask(`select id from orders where number = '${orderNumber}'`))[0]!["id"] as string;

test("the counts are what lies in stock, before and after the moves are summed", async () => {
  expect(await counts()).toEqual({ esims: [10, 0, 0, 0], cards: [6, 0, 0, 0] });
  // its codes cannot be opened, but it is sold all the same
  const order = await placed();
  await world.answer("/payment/startPayment", { ...order, requestKey: randomUUID(), method: "card" });
  expect(await counts()).toMatchObject({ esims: [9, 1, 0, 0] });
  await sumStock.run({}, world.shop);
  expect(await ask("select from stock_moves")).toEqual([]);
  expect(await counts()).toMatchObject({ esims: [9, 1, 0, 0] });
  const id = await idOf(order);
  await ask(`update esim_profiles set state = 'allotted', position = 1, allotted_at = '2026-11-20T15:59Z'
    where order_id = '${id}'`);
  await allotCards(world.db, id, 2, world.shop.clock());
  expect(await counts()).toEqual({ esims: [9, 0, 1, 0], cards: [4, 0, 2, 0] });
  await retireProfiles(world.db, { orderId: id, positions: [1] }, world.shop.clock());
  await returnCards(world.db, id);
  expect(await counts()).toEqual({ esims: [9, 0, 0, 1], cards: [6, 0, 0, 0] });
  await sumStock.run({}, world.shop);
  expect(await counts()).toEqual({ esims: [9, 0, 0, 1], cards: [6, 0, 0, 0] });
});

test("a supplier's eSIM is no stock of ours", async () => {
  const id = await idOf(await placed());
  await ask(`insert into esim_profiles (iccid, smdp_address, matching_id_sealed, matching_id_hash, supplier, state,
    order_id, position) values ('8985234999999999993', 'rsp.example', '\\x00', sha256('other'), 'reseller', 'allotted',
    '${id}', 7)`);
  await ask("update esim_profiles set state = 'retired' where supplier = 'reseller'");
  expect(await counts()).toMatchObject({ esims: [10, 0, 0, 0] });
});

test("what is undone by its transaction is not counted", async () => {
  await world.db
    .transaction()
    .execute(async (tx) => {
      await allotCards(tx, await idOf(await placed()), 2, world.shop.clock());
      throw new Error("undone");
    })
    .catch(() => {});
  expect(await counts()).toMatchObject({ cards: [6, 0, 0, 0] });
});

test("a day is the operator's: what is sold a minute before midnight in Hong Kong is of the day before", async () => {
  const id = await idOf(await placed());
  world.at("2026-11-20T15:59:00Z");
  await allotCards(world.db, id, 1, world.shop.clock());
  world.at("2026-11-20T16:00:00Z");
  await allotCards(world.db, id, 3, world.shop.clock());
  const { days, today } = await mei.get<{ today: string; days: { day: string; sold: number }[] }>("/staff/getPool", {
    pool: "cards",
  });
  expect(today).toBe("2026-11-21");
  expect(days.filter(({ sold }) => sold > 0).map(({ day, sold }) => [day, sold])).toEqual([
    ["2026-11-21", 2],
    ["2026-11-20", 1],
  ]);
});

test("two processes that sum at the same time count each move once, while buyers come", async () => {
  const two = twoProcesses(world);
  const id = await idOf(await placed());
  for (let round = 0; round < 20; round += 1) {
    await allotCards(world.db, id, 6, world.shop.clock());
    await returnCards(world.db, id);
  }
  const buying = allotCards(world.db, id, 5, world.shop.clock());
  await Promise.all(Array.from({ length: 8 }, () => foldMoves(world.db, 40)));
  await buying;
  await sumStock.run({}, world.shop);
  await two.close();
  expect(await counts()).toMatchObject({ cards: [1, 0, 5, 0] });
  expect(await ask("select from stock_moves")).toEqual([]);
});

test("what lay in stock before its moves were noted is counted once, also what moved meanwhile", async () => {
  const id = await idOf(await placed());
  await allotCards(world.db, id, 3, world.shop.clock());
  await ask(`update esim_profiles set state = 'held', order_id = '${id}' where iccid < '8985234800000000004'`);
  await ask(`update esim_profiles set state = 'allotted', position = right(iccid, 1)::int, allotted_at = '2026-10-01'
    where iccid < '8985234800000000003'`);
  await retireProfiles(world.db, { orderId: id, positions: [1] }, world.shop.clock());
  await ask("truncate stock_moves, stock_days");
  await returnCards(world.db, id);
  await allotCards(world.db, id, 2, world.shop.clock());
  await retireProfiles(world.db, { orderId: id, positions: [2] }, world.shop.clock());
  const migration = join(import.meta.dirname, "../../../../db/migrations/0123-stock-so-far.sql");
  await ask(await readFile(migration, "utf8"));
  expect(await counts()).toEqual({ esims: [6, 1, 1, 2], cards: [4, 0, 2, 0] });
  await sumStock.run({}, world.shop);
  expect(await counts()).toEqual({ esims: [6, 1, 1, 2], cards: [4, 0, 2, 0] });
  expect(await daysOfPools(world.db, ["esims"], [{ from: "2026-10-01", to: "2026-10-01" }])).toMatchObject([
    { sold: 3 },
  ]);
});

test("a forecast comes from whole days of sales", async () => {
  await ask(`insert into stock_days select 'esims', day, 'available', 'allotted', 2
    from generate_series(date '2026-10-24', date '2026-11-21', interval '1 day') as day
    union all select 'esims', date '1970-01-01', '', 'available', 48`);
  const { pools } = await mei.get<{ pools: { pool: string; forecast: object }[] }>("/staff/getStock", {});
  expect(pools.find(({ pool }) => pool === "esims")).toMatchObject({
    forecast: { state: "out", perDay: 2, seenDays: 28, orderBy: "2026-11-21" },
  });
  expect(pools.find(({ pool }) => pool === "cards")).toMatchObject({
    forecast: { state: "unknown", daysLeft: null, orderBy: null },
  });
});

test("a whole purchase moves one piece from free to sold", async () => {
  await ask("delete from esim_profiles; delete from stock_moves");
  const sealed = `\\x${world.shop.vault.seal("REAL-CODE-1").toString("hex")}`;
  await ask(`insert into esim_profiles (iccid, smdp_address, matching_id_sealed, matching_id_hash)
    values ('8985234800000000001', 'rsp.farwave.example', '${sealed}', sha256('real'))`);
  await delivered(world);
  expect(await counts()).toMatchObject({ esims: [0, 0, 1, 0] });
});

test("a pool that there is not is refused", async () => {
  expect(await mei.code("/staff/getPool", { pool: "gold" })).toBe("INVALID_INPUT");
});
