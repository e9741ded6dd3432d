import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase, type TestDatabase } from "../../test/database.ts";
import { freePort } from "../../test/shop-process.ts";
import { readConfig } from "../platform/config.server.ts";
import { openLog } from "../platform/log.server.ts";
import { openPayments } from "./payments.server.ts";

let database: TestDatabase;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.drop());

const demo = { APP_SECRET: randomBytes(32).toString("hex"), HOST: "127.0.0.1", SANDBOX_PORT: String(await freePort()) };
const keys = {
  STRIPE_SECRET_KEY: "sk_test_4eC39HqLyjWDarjtT1zdp7dc",
  STRIPE_WEBHOOK_SECRET: "whsec_9sLw3Tq0bXf7Vn2Kd8Rj5Yp1",
};

test.each([
  ["a demo as it comes", {}, ["sandbox"]],
  ["a demo with Stripe's keys", keys, ["stripe", "sandbox"]],
  [
    "a demo that offers Stripe: what was begun in the sandbox ends there",
    { ...keys, PAYMENT_GATEWAY: "stripe" },
    ["stripe", "sandbox"],
  ],
  [
    "a demo that offers cards at Stripe, and everything else in the sandbox",
    { ...keys, PAYMENT_OFFERS: "card=stripe" },
    ["stripe", "sandbox"],
  ],
])("%s", async (_, chosen, reachable) => {
  const side = await openPayments({
    config: readConfig({ ...demo, ...chosen }),
    pool: database.pool,
    log: openLog("fatal"),
    clock: () => new Date(),
    shopOrigin: "http://shop.test",
  });
  await side.close();
  expect([side.gateways.map(({ name }) => name), side.payOrigins.length]).toEqual([reachable, reachable.length]);
});

test("in production there is no sandbox", async () => {
  const config = {
    ...readConfig({ ...demo, ...keys, PAYMENT_GATEWAY: "stripe" }),
    SHOP_MODE: "production" as const,
    STRIPE_SECRET_KEY: keys.STRIPE_SECRET_KEY.replace("test", "live"),
  };
  const side = await openPayments({
    config,
    pool: database.pool,
    log: openLog("fatal"),
    clock: () => new Date(),
    shopOrigin: "http://shop.test",
  });
  expect(side.gateways.map(({ name }) => name)).toEqual(["stripe"]);
  await side.close();
});
