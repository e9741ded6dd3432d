import { randomInt } from "node:crypto";
import { expect, inject, test } from "vitest";
import { accounts, crowd, moments, untilSettled } from "./crowd.ts";
import { addressOf } from "./database-address.ts";
import { testDatabase } from "./database.ts";
import { broken } from "./invariants.ts";
import { missing, twoShops } from "./two-shops.ts";

const buyers = 16;
const orders = Number(process.env.KILL_ORDERS ?? 2000);
const leastKills = Math.ceil(orders / 100);

test(
  "servers killed at random moments lose no order, deliver or refund every payment once, and the books balance",
  { timeout: 900_000 },
  async () => {
    const { pool, connection, drop } = await testDatabase();
    const addresses = { owner: addressOf(connection), shop: addressOf({ ...connection, user: inject("shopRole") }) };
    const shops = await twoShops(pool, { ...addresses, orders });
    const { acknowledged, tokens, came, gone } = crowd(shops, pool, { buyers, enough: (bought) => bought >= orders });
    const done = gone.then(() => true);
    let killed = 0;
    while (killed < leastKills || !(await Promise.race([done, Promise.resolve(false)]))) {
      await moments(randomInt(1000, 6000));
      await shops[randomInt(shops.length)]!.kill();
      killed++;
      // sometimes there is no process at all
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
    const { rows: reached } = await pool.query("select distinct state from top_ups order by 1");
    expect(reached.map(({ state }) => state)).toEqual(expect.arrayContaining(["asked", "credited", "returned"]));
    const { rows: byThemselves } = await pool.query<{ state: string }>(
      "select distinct t.state from prepaid_auto_charges made join top_ups t on t.id = made.top_up_id order by 1",
    );
    expect(byThemselves.map(({ state }) => state)).toEqual(expect.arrayContaining(["asked", "credited"]));
    const { rows: corrected } = await pool.query<{ state: string }>("select distinct state from prepaid_corrections");
    expect(corrected.map(({ state }) => state)).toContain("done");
    await drop();
  },
);
