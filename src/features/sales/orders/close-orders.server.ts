import { minuteMs } from "../../../kernel/duration.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { repeatedJob } from "../../../platform/jobs/job.server.ts";
import { releaseUses } from "../promos/uses-store.server.ts";
import { returnHeldStock } from "./held-stock.server.ts";
import { closedHolders } from "./holds-store.server.ts";
import { moveOrder, ordersNobodyPaid } from "./store.server.ts";

const atOnce = 100;

/**
 * Orders that nobody paid are closed, and their promo codes may be used again. Money that comes after all goes back
 * (`paid_late`). Each batch is a transaction of its own, its orders locked: two processes close different ones, and an
 * order whose payment begins at this moment is left alone. What orders that are over still hold goes back.
 */
export const closeOrders = repeatedJob(
  "close-orders",
  "* * * * *",
  async ({ db, config, clock, metrics }): Promise<void> => {
    const now = clock();
    const since = new Date(now.getTime() - config.ORDER_OPEN_MINUTES * minuteMs);
    for (;;) {
      const closed = await db.transaction().execute((tx) => closeBatch(tx, since, now));
      metrics.orders.inc({ state: "cancelled" }, closed);
      if (closed < atOnce) break;
    }
    const orderIds = await closedHolders(db, atOnce);
    if (orderIds.length > 0) await db.transaction().execute((tx) => returnHeldStock(tx, orderIds));
  },
);

async function closeBatch(tx: DbOrTx, since: Date, now: Date): Promise<number> {
  const ids = await ordersNobodyPaid(tx, since, atOnce);
  if (ids.length > 0) await closeUnpaid(tx, ids, now);
  return ids.length;
}

/** The caller holds the rows of these orders, none of which is paid. */
export async function closeUnpaid(tx: DbOrTx, ids: string[], now: Date): Promise<void> {
  for (const id of ids) await moveOrder(tx, id, "cancelled", { closed_at: now });
  await returnHeldStock(tx, ids);
  await releaseUses(tx, ids);
}
