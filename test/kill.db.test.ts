import { randomBytes, randomInt } from "node:crypto";
import type pg from "pg";
import { expect, test } from "vitest";
import { openVault } from "../src/platform/vault.server.ts";
import { accounts, crowd, moments, signIn, stockFor, stockForTheCrowd, untilSettled } from "./crowd.ts";
import { addressOf } from "./database-address.ts";
import { testDatabase } from "./database.ts";
import { broken } from "./invariants.ts";
import { ownDatabase, type OwnDatabase } from "./own-database.ts";
import { stockTheShop } from "./shop-fixture.ts";
import { shopProcess, type ShopProcess } from "./shop-process.ts";
import type { Bought } from "./shopper.ts";
import { aWish } from "./wishes.ts";

const buyers = 16;
const orders = Number(process.env.KILL_ORDERS ?? 2000);
const leastKills = Math.ceil(orders / 100);
const failureRate = "0.05";

test(
  "servers killed at random moments lose no order, deliver or refund every payment once, and the books balance",
  { timeout: 900_000 },
  async () => {
    const { pool, connection, drop } = await testDatabase();
    const shops = await twoShops(pool, { address: addressOf(connection), orders });
    const { acknowledged, tokens, came, gone } = crowd(shops, pool, { buyers, enough: (bought) => bought >= orders });
    const done = gone.then(() => true);
    let killed = 0;
    while (killed < leastKills || !(await Promise.race([done, Promise.resolve(false)]))) {
      await moments(randomInt(1000, 6000));
      await shops[randomInt(shops.length)]!.kill();
      killed++;
      // sometimes nobody is there at all
      if (randomInt(4) === 0) await Promise.all(shops.map((shop) => shop.kill()));
      for (const shop of shops) if (!shop.isUp()) await shop.start();
    }
    await gone;
    await untilSettled(pool);
    await Promise.all(shops.map((shop) => shop.kill()));

    expect(await missing(acknowledged, pool)).toEqual([]);
    expect(acknowledged.length).toBeGreaterThanOrEqual(orders);
    expect(await broken(pool)).toEqual({});
    const { rows: owned } = await pool.query<{ number: string; token: string | null }>(
      "select number, accounts.lang as token from orders left join accounts on accounts.id = account_id",
    );
    expect(owned.filter(({ number, token }) => tokens.has(number) && (tokens.get(number) ?? null) !== token)).toEqual(
      [],
    );
    expect(came.size).toBe(accounts + 1);
    expect(new Set(tokens.values()).size).toBeGreaterThan(accounts / 2);
    // a world in which nothing goes wrong would prove nothing
    const { rows: ways } = await pool.query("select distinct way || ' ' || state as reached from orders order by 1");
    expect(ways.map(({ reached }) => reached)).toEqual(
      expect.arrayContaining([
        "esim delivered",
        "esim refunded",
        "physical dispatching",
        "renewal delivered",
        "renewal refunded",
      ]),
    );
    await drop();
  },
);

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
    const shops = await twoShops(pool, { address: database.address, orders: orders / 4 });
    onTestFinished(async () => void (await Promise.all(shops.map((shop) => shop.kill()))));
    let over = false;
    // as many as before are under way when it strikes, though not as fast as the processor can
    const { acknowledged, gone } = crowd(shops, pool, { buyers: buyers / 2, enough: () => over, restMs: 250 });
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
    expect(acknowledged.length).toBeGreaterThan(strikes.length * buyers);
    expect(await broken(pool)).toEqual({});
  },
);

async function twoShops(
  pool: pg.Pool,
  { address, orders: expected }: { address: string; orders: number },
): Promise<ShopProcess[]> {
  const secret = randomBytes(32);
  const stock = stockFor(expected);
  await stockTheShop(pool, openVault(secret), stock.profiles);
  await stockForTheCrowd(pool, stock);
  await signIn(pool);
  const settings = {
    DATABASE_URL: address,
    APP_SECRET: secret.toString("hex"),
    DELIVERY_RETRY_SECONDS: "1,1,1",
    SANDBOX_PENDING_SECONDS: "1",
    SANDBOX_FAILURE_RATE: failureRate,
    SANDBOX_NETWORK_FAILURE_RATE: failureRate,
    SANDBOX_SUPPLIER_FAILURE_RATE: failureRate,
  };
  const shops = [await shopProcess(settings), await shopProcess(settings)];
  for (const shop of shops) await shop.start();
  return shops;
}

/** Orders that a buyer was told of and that are not there. */
async function missing(acknowledged: readonly Bought[], pool: pg.Pool): Promise<Bought[]> {
  const { rows } = await pool.query<{ number: string }>("select number from orders");
  const numbers = new Set(rows.map(({ number }) => number));
  return acknowledged.filter(({ orderNumber }) => !numbers.has(orderNumber));
}

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
    fetch(`${origin}/api/order/createOrder`, order),
  ]).catch(() => []);
  return answers.length > 0 && answers.every(({ ok }) => ok);
}
