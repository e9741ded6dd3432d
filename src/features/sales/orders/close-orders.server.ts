import { minuteMs } from "../../../kernel/duration.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { repeatedJob } from "../../../platform/jobs/job.server.ts";
import { settingOf } from "../../records/settings/store.server.ts";
import { releaseUses } from "../promos/uses-store.server.ts";
import { returnHeldStock } from "./held-stock.server.ts";
import { closedHolders } from "./holds-store.server.ts";
import { moveOrder, ordersNobodyPaid } from "./store.server.ts";

const atOnce = 100;

/**
 * Closes unpaid orders and releases their promo codes; money that still arrives is refunded (`paid_late`). Each batch
 * is a transaction that locks its orders: concurrent processes close different ones, and an order whose payment is just
 * starting is skipped. Also releases stock that closed orders still hold.
 */
export const closeOrders = repeatedJob(
  "close-orders",
  "* * * * *",
  async ({ db, config, clock, metrics }): Promise<void> => {
    const now = clock();
    const since = new Date(now.getTime() - (await settingOf(db, config, "order_open_minutes")) * minuteMs);
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

/** The caller has locked these orders, all of them unpaid. */
export async function closeUnpaid(tx: DbOrTx, ids: string[], now: Date): Promise<void> {
  for (const id of ids) await moveOrder(tx, id, "cancelled", { closed_at: now });
  await returnHeldStock(tx, ids);
  await releaseUses(tx, ids);
}
