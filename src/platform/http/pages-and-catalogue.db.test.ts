import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { silentProxy } from "../../../test/silent-proxy.ts";
import { aWish } from "../../../test/wishes.ts";
import { freshWorld, type World } from "../../../test/world.ts";
import { CreateOrder } from "../../features/sales/orders/contract.ts";
import { operations } from "../../operations.server.ts";
import { answering } from "../answer.server.ts";
import { catalogueVersionOf } from "../catalogue-version.server.ts";
import { databaseOn, openPool } from "../database/database.server.ts";
import { openLimits } from "../limits.server.ts";
import { pageRoutes } from "./page-routes.server.ts";
import { bareWebServer } from "./web.world.ts";

let world: World;
let made = 0;
let through: pg.Pool;
let proxy: Awaited<ReturnType<typeof silentProxy>>;
const { app, config } = await bareWebServer({ READ_CALLS_PER_MINUTE: "1000000" });
beforeAll(async () => {
  world = await freshWorld();
  const answer = answering(operations, openLimits(config));
  const { host, port } = world.connection;
  proxy = await silentProxy(
    host?.startsWith("/") ? { path: `${host}/.s.PGSQL.${port}` } : { host: host!, port: port! },
  );
  through = openPool({
    ...world.connection,
    host: "127.0.0.1",
    port: proxy.port,
    // few, since each that is silent is given up for itself
    max: 3,
    query_timeout: 2_000,
    connectionTimeoutMillis: 2_000,
  });
  pageRoutes(app, {
    shop: {
      ...world.shop,
      config,
      db: databaseOn(through),
      pool: through,
      catalogueVersion: catalogueVersionOf(databaseOn(through)),
    },
    answer,
    mayKeep: () => true,
    render: async ({ ask, currency }) => {
      made++;
      const { resultData } = (await ask("/product/getPlanDetail", { code: "jp-day-1gb", currency })) as {
        resultData: { plan: { price: { amount: number } } };
      };
      return { kind: "page", status: 200, html: `price=${resultData.plan.price.amount};`, cacheable: true };
    },
  });
});
afterAll(async () => {
  await app.close();
  await through.end();
  await proxy.close();
  await world.close();
});

const url = "/zh-cn/plan-detail?code=jp-day-1gb";
const shown = async (headers = {}) => Number(/price=(\d+)/.exec((await app.inject({ url, headers })).body)?.[1]);
const setPrice = (amount: number) =>
  world.pool.query("update plan_prices set amount = $1 where plan_code = 'jp-day-1gb' and currency = 'CNY'", [amount]);

test("a changed price shows on the next request, in every currency's own page", async () => {
  expect([await shown(), await shown({ cookie: "currency=HKD" })]).toEqual([1400, 1500]);
  const before = made;
  expect([await shown(), await shown({ cookie: "currency=HKD" }), made]).toEqual([1400, 1500, before]);
  await setPrice(1234);
  expect([await shown(), await shown({ cookie: "currency=HKD" })]).toEqual([1234, 1500]);
});

test("a price that is being changed shows only once the change is committed", async () => {
  const old = await shown();
  const client = await world.pool.connect();
  await client.query("begin");
  await client.query("update plan_prices set amount = 999 where plan_code = 'jp-day-1gb' and currency = 'CNY'");
  expect([await shown(), await shown()]).toEqual([old, old]);
  await client.query("rollback");
  expect(await shown()).toBe(old);
  client.release();
});

test("while visitors come all the time and prices move all the time, nobody who comes after a change sees the price before it", async () => {
  const last = 2060;
  let committed = await shown();
  const visitor = async () => {
    for (let least = committed; least < last; least = committed) {
      expect(await shown()).toBeGreaterThanOrEqual(least);
    }
  };
  const visitors = Promise.all(Array.from({ length: 8 }, visitor));
  for (let amount = 2001; amount <= last; amount++) {
    await setPrice(amount);
    committed = amount;
  }
  await visitors;
  expect(await shown()).toBe(last);
});

test("a price of a page that was kept while the database was away is shown with a warning, and can never be bought", async () => {
  const old = await shown({ cookie: "currency=HKD" });
  await world.pool.query("update plan_prices set amount = $1 where plan_code = 'jp-day-1gb' and currency = 'HKD'", [
    old + 500,
  ]);
  proxy.fallSilent({ forGood: true });
  const { statusCode, body } = await app.inject({ url, headers: { cookie: "currency=HKD" } });
  expect([statusCode, body]).toEqual([200, expect.stringMatching(new RegExp(`kept-page.*price=${old};`))]);
  await expect(
    world.call(CreateOrder, aWish({ planCode: "jp-day-1gb", days: 7, expectedTotal: old * 7 })),
  ).rejects.toMatchObject({ code: "PRICE_CHANGED" });
  expect((await world.pool.query("select count(*)::int as orders from orders")).rows).toEqual([{ orders: 0 }]);
  proxy.speak();
  // one after the other the silent connections are given up
  await expect.poll(() => shown({ cookie: "currency=HKD" }), { timeout: 30_000 }).toBe(old + 500);
});
