import { randomBytes } from "node:crypto";
import type pg from "pg";
import { openVault } from "../src/platform/vault.server.ts";
import { signIn, stockFor, stockForTheCrowd } from "./crowd.ts";
import { agreeToTopUps } from "./low-cards.ts";
import { stockTheShop } from "./shop-fixture.ts";
import { shopProcess, type ShopProcess } from "./shop-process.ts";
import type { Bought } from "./shopper.ts";

const failureRate = "0.05";

/** Two processes on one database, stocked for a crowd that orders as often as expected; outside, each twentieth call fails. */
export async function twoShops(
  pool: pg.Pool,
  { owner, shop, orders: expected }: { owner: string; shop: string; orders: number },
): Promise<ShopProcess[]> {
  const secret = randomBytes(32);
  const stock = stockFor(expected);
  await stockTheShop(pool, openVault(secret), stock.profiles);
  await stockForTheCrowd(pool, stock);
  await signIn(pool);
  await agreeToTopUps(pool);
  const settings = {
    DATABASE_URL: owner,
    DATABASE_SHOP_URL: shop,
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

/** Orders that a buyer got a number for and that are not there. */
export async function missing(acknowledged: readonly Bought[], pool: pg.Pool): Promise<Bought[]> {
  const { rows } = await pool.query<{ number: string }>("select number from orders");
  const numbers = new Set(rows.map(({ number }) => number));
  return acknowledged.filter(({ orderNumber }) => !numbers.has(orderNumber));
}
