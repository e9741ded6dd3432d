import { randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { addAnyJob } from "../../test/any-job.ts";
import { testDatabase, type TestDatabase } from "../../test/database.ts";
import { shopProcess, type ShopProcess } from "../../test/shop-process.ts";

const secret = randomBytes(32).toString("hex");
let database: TestDatabase;
let shop: ShopProcess | undefined;
beforeAll(async () => void (database = await testDatabase()));
afterAll(async () => {
  await shop?.kill();
  await database.drop();
});

async function opened(environment: Record<string, string>): Promise<ShopProcess> {
  const { host, port, user, database: name } = database.connection;
  shop = await shopProcess({
    DATABASE_URL: `postgres://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host ?? "")}`,
    APP_SECRET: secret,
    ...environment,
  });
  await shop.start();
  return shop;
}
const waiting = async () =>
  (
    await database.pool.query(
      "select attempts, locked_at from graphile_worker.jobs where task_identifier = 'send-code'",
    )
  ).rows;

test("a copy is shown, and neither runs what waits in it nor takes webhooks", async () => {
  await addAnyJob(database.db, "send-code", { nonsense: "which fails at the first try" });
  const copy = await opened({ COPY_OF_SHOP: "1" });
  const call = (path: string, body: object) =>
    fetch(`${copy.origin}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  expect(await (await call("/api/common/getMaintenance", {})).json()).toMatchObject({ resultCode: "SUCCESS" });
  expect((await call("/webhooks/payment", {})).status).toBe(503);
  await setTimeout(4000);
  expect(await waiting()).toEqual([{ attempts: 0, locked_at: null }]);
  await copy.kill();
  // the same shop without the setting takes up the work at once
  await opened({});
  await vi.waitUntil(async () => (await waiting())[0]?.attempts === 1, { timeout: 10_000 });
});
