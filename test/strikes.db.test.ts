import type pg from "pg";
import { expect, test } from "vitest";
import { crowd, moments, untilSettled } from "./crowd.ts";
import { broken } from "./invariants.ts";
import { ownDatabase, type OwnDatabase } from "./own-database.ts";
import type { ShopProcess } from "./shop-process.ts";
import { missing, twoShops } from "./two-shops.ts";
import { aWish } from "./wishes.ts";

const buyers = 8;
/** What the stock is made for; how many there are depends on how long the database takes. */
const expectedOrders = Number(process.env.KILL_ORDERS ?? 2000) / 4;

/** What happens to a database, and within how many seconds the shop is itself again, without anybody's help. */
const strikes: [string, number, (database: OwnDatabase) => Promise<void>][] = [
  ["restarted", 30, ({ signal }) => signal("SIGINT")],
  ["killed", 30, ({ signal }) => signal("SIGKILL")],
  ["all connections ended", 30, ({ endConnections }) => endConnections()],
  ["present connections silent", 60, async ({ proxy }) => proxy.fallSilent()],
  ["restarted once more", 30, ({ signal }) => signal("SIGINT")],
  [
    "silent altogether for ten seconds",
    60,
    async ({ proxy }) => (proxy.fallSilent({ forGood: true }), await moments(10_000), proxy.speak()),
  ],
];

// its database is the embedded one, whichever server the other tests were given
test(
  "a database that is restarted, killed and silent under living shops stops nothing for long: no job is stuck, no paid order left over",
  { timeout: 900_000 },
  async ({ annotate, onTestFinished }) => {
    const database = await ownDatabase();
    onTestFinished(() => database.close(), 60_000);
    const { pool } = database;
    const shops = await twoShops(pool, { ...database.addresses, orders: expectedOrders });
    onTestFinished(async () => void (await Promise.all(shops.map((shop) => shop.kill()))));
    let over = false;
    // orders are always under way when it strikes, though not as fast as the processor can
    const { acknowledged, gone } = crowd(shops, pool, { buyers, enough: () => over, restMs: 250 });
    const took: Record<string, number> = {};
    for (const [what, within, strike] of strikes) {
      await moments(3_000);
      const struckAt = new Date();
      const began = performance.now();
      await strike(database);
      await untilBack(shops, pool, struckAt, within);
      took[what] = Math.round((performance.now() - began) / 100) / 10;
    }
    await annotate(`seconds until all was well again: ${JSON.stringify(took)}`);
    over = true;
    await gone;
    await untilSettled(pool);
    expect(await missing(acknowledged, pool)).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(strikes.length * buyers * 2);
    expect(await broken(pool)).toEqual({});
  },
);

/**
 * Both say that they are ready and take orders, nothing that was in hand before is still, and what was paid before has
 * gone on or will.
 */
async function untilBack(shops: readonly ShopProcess[], pool: pg.Pool, struckAt: Date, within: number): Promise<void> {
  const leftOver = `
    select (select count(*)::int from graphile_worker.jobs where locked_at < $1) as "jobs in hand",
           (select count(*)::int from orders o where state = 'paid' and paid_at < $1
              and not exists (select from graphile_worker._private_jobs job
                where job.payload::text like '%' || o.id || '%')) as "paid orders left over"`;
  const standing = async () => ({
    serving: await Promise.all(shops.map(serves)),
    ...(await pool.query<object>(leftOver, [struckAt]).then(
      ({ rows }) => rows[0],
      () => ({ database: "away" }),
    )),
  });
  const well = { serving: shops.map(() => true), "jobs in hand": 0, "paid orders left over": 0 };
  await expect.poll(standing, { timeout: within * 1000, interval: 200 }).toEqual(well);
}

async function serves({ origin }: ShopProcess): Promise<boolean> {
  const quickly = { signal: AbortSignal.timeout(3_000) };
  const order = {
    ...quickly,
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(aWish()),
  };
  const answers = await Promise.all([
    fetch(`${origin}/readyz`, quickly),
    fetch(`${origin}/api/order/create`, order),
  ]).catch(() => []);
  return answers.length > 0 && answers.every(({ ok }) => ok);
}
