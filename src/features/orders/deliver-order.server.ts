import * as z from "zod/mini";
import { addJob } from "../../platform/jobs/add-job.server.ts";
import { job } from "../../platform/jobs/job.server.ts";
import { allotProfiles } from "../esim-profiles/store.server.ts";
import { beginDelivery, moveOrder, queueMail } from "./store.server.ts";

/**
 * Requirements O9: after payment, exactly once. Profiles, state, letter and the next job move in one transaction.
 * With an empty pool the order waits and asks again; after the last pause it is refunded and the buyer told.
 */
export const deliverOrder = job("deliver-order", z.object({ orderId: z.uuid() }), async ({ orderId }, { db, config, clock, metrics, log }) => {
  const pauses = config.DELIVERY_RETRY_SECONDS;
  const now = clock();
  const reached = await db.transaction().execute(async (tx) => {
    const order = await beginDelivery(tx, orderId);
    if (!order) return undefined;
    if ((await allotProfiles(tx, orderId, order.quantity, now)) === order.quantity) {
      await moveOrder(tx, orderId, "delivered", { closed_at: now });
      await queueMail(tx, orderId, "esim_ready", now);
      return "delivered";
    }
    const pause = pauses[order.delivery_attempts - 1];
    if (pause === undefined) {
      await moveOrder(tx, orderId, "refunding");
      await addJob(tx, "refund-order", { orderId, reason: "no_stock" });
      return "refunding";
    }
    if (order.delivery_attempts === 1) await queueMail(tx, orderId, "delivery_delayed", now);
    await addJob(tx, "deliver-order", { orderId }, { inSeconds: pause });
    return "waiting";
  });
  if (reached === "waiting") log.warn({ orderId }, "no eSIM profile in the pool; the order waits");
  if (reached && reached !== "waiting") metrics.orders.inc({ state: reached });
});
