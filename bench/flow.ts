import { planCode } from "./addresses.ts";
import { buyingBeside, clients } from "./buying-beside.ts";
import { told, within, type Finding } from "./finding.ts";
import { openGround, settle, type Ground } from "./ground.ts";
import { addOldOrders } from "./million-orders.ts";
import { percentile } from "./slices.ts";
import { stockProfiles } from "./stock-up.ts";
import { wishFor } from "./wish.ts";

const oldOrders = 1_000_000;

/**
 * From the first call to the delivered eSIM and its e-mail: create, pay at the sandbox, its webhook, allot, queue,
 * send.
 * The same buyers then buy in a shop with a million orders, slice by slice beside the first, and the cost of one order
 * is compared.
 */
export async function flow(ground: Ground): Promise<Finding[]> {
  const old = await openGround();
  try {
    await addOldOrders(old.pool, planCode, oldOrders);
    await settle(old);
    await settle(ground);
    const { first, second, ratio, milliseconds } = await buyingBeside({
      first: old,
      second: ground,
      wish: await wishFor(ground, planCode),
      restock: stockProfiles,
    });
    return [
      told(`order to delivered eSIM (${clients} clients): per second`, (1000 / second).toFixed(0)),
      told(
        `order to delivered eSIM (${clients} clients): p99 of ${milliseconds.length}`,
        `${percentile(milliseconds, 0.99).toFixed(0)} ms (median ${percentile(milliseconds, 0.5).toFixed(0)} ms)`,
      ),
      within(
        `cost of an order with ${oldOrders.toLocaleString("en")} in the database : with few`,
        ratio,
        0.9,
        1.1,
        `${ratio.toFixed(2)}  (${first.toFixed(1)} ms : ${second.toFixed(1)} ms)`,
      ),
    ];
  } finally {
    await old.close();
  }
}
