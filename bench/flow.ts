import { planCode } from "./addresses.ts";
import { openChild } from "./child.ts";
import { told, within, type Finding } from "./finding.ts";
import { openGround, type Ground } from "./ground.ts";
import { addOldOrders } from "./million-orders.ts";
import { openShop } from "./open-shop.ts";
import type { Delivered } from "./processes/buyers.ts";
import { interleaved, percentile } from "./slices.ts";
import { stockProfiles } from "./stock-profiles.ts";
import { wishFor } from "./wish.ts";

const clients = 8;
const ordersInASlice = 160;
const slices = 6;
const oldOrders = 1_000_000;

/**
 * From the first call to the delivered eSIM and its letter: create, pay at the sandbox, its webhook, allot, queue, send.
 * The same buyers then buy in a shop with a million orders, slice by slice beside the first, and the cost of one order is compared.
 */
export async function flow(ground: Ground): Promise<Finding[]> {
  const old = await openGround();
  try {
    await addOldOrders(old.pool, planCode, oldOrders);
    await using buyers = await openChild("bench/processes/buyers.ts");
    await using young = await shopToBuyIn(ground);
    await using grown = await shopToBuyIn(old);
    const milliseconds: number[] = [];
    const buyIn = async ({ connection }: Ground, origin: string): Promise<Delivered> =>
      buyers.ask<Delivered>("buy", { origin, connection, clients, orders: ordersInASlice, wish: await wishFor(ground, planCode) });
    const perOrder = ({ seconds }: Delivered) => (seconds / ordersInASlice) * 1000;
    await buyIn(ground, young.origin);
    await buyIn(old, grown.origin);
    const { first, second, ratio } = await interleaved(
      slices,
      async () => perOrder(await buyIn(old, grown.origin)),
      async () => {
        const bought = await buyIn(ground, young.origin);
        milliseconds.push(...bought.milliseconds);
        return perOrder(bought);
      },
    );
    return [
      told(`order to delivered eSIM (${clients} clients): per second`, (1000 / second).toFixed(0)),
      told(`order to delivered eSIM (${clients} clients): p99 of ${milliseconds.length}`, `${percentile(milliseconds, 0.99).toFixed(0)} ms (median ${percentile(milliseconds, 0.5).toFixed(0)} ms)`),
      within(`cost of an order with ${oldOrders.toLocaleString("en")} in the database : with few`, ratio, 0.9, 1.1, `${ratio.toFixed(2)}  (${first.toFixed(1)} ms : ${second.toFixed(1)} ms)`),
    ];
  } finally {
    await old.close();
  }
}

async function shopToBuyIn(ground: Ground) {
  await stockProfiles(ground, (slices + 2) * ordersInASlice, 1);
  return openShop(ground.folder);
}
