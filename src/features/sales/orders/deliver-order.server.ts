import * as z from "zod/mini";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { job } from "../../../platform/jobs/job.server.ts";
import { queueMail } from "../../records/mail-queue/store.server.ts";
import { openDataPlans } from "../../stock/data-plans/store.server.ts";
import { allotProfiles } from "../../stock/esim-profiles/store.server.ts";
import { returnHeldStock } from "./held-stock.server.ts";
import { queueDelivered } from "./queue-delivered.server.ts";
import { isFromOurPool, soldPlan, useBy } from "./rules.ts";
import { beginDelivery, moveOrder, type Order } from "./store.server.ts";

/** The job that fulfils an order, by way; eSIMs from our own pool are allotted right here. */
const carriedOutBy = { esim: "supply-order", physical: "dispatch-order", renewal: "renew-sims" } as const;

const secondsOfOthers = 60;

/**
 * Requirements O9: after payment, exactly once. Profiles, state, e-mail and the next job are one transaction. When the
 * pool is empty the order retries later; after the last retry it is refunded and the buyer notified.
 */
export const deliverOrder = job(
  "deliver-order",
  z.object({ orderId: z.uuid() }),
  async ({ orderId }, { db, config, clock, metrics, log }): Promise<void> => {
    const pauses = config.DELIVERY_RETRY_SECONDS;
    const now = clock();
    const reached = await db.transaction().execute(async (tx) => {
      const order = await beginDelivery(tx, orderId);
      if (!order) return undefined;
      if (!isFromOurPool(order)) {
        // suppliers and the network mostly take seconds: then their e-mail is the confirmation, and this one is dropped
        if (order.way !== "physical")
          await queueMail(tx, orderId, "order_confirmed", now, { inSeconds: secondsOfOthers });
        await addJob(tx, carriedOutBy[order.way], { orderId }, { once: `deliver:${orderId}` });
        return "handed_on";
      }
      if (await allotted(tx, order, now)) return "delivered";
      const pause = pauses[order.delivery_attempts - 1];
      if (pause === undefined) {
        await moveOrder(tx, orderId, "refunding");
        await returnHeldStock(tx, [orderId]);
        await addJob(tx, "refund-order", { orderId, reason: "no_stock" });
        return "refunding";
      }
      if (order.delivery_attempts === 1) await queueMail(tx, orderId, "delivery_delayed", now);
      await addJob(tx, "deliver-order", { orderId }, { inSeconds: pause });
      return "waiting";
    });
    if (reached === "waiting") log.warn({ orderId }, "no eSIM profile in the pool; the order waits");
    if (reached === "delivered" || reached === "refunding") metrics.orders.inc({ state: reached });
  },
);

async function allotted(tx: DbOrTx, order: Order, now: Date): Promise<boolean> {
  const sims = await allotProfiles(tx, order.id, order.quantity, now);
  if (sims.length !== order.quantity) return false;
  const begins = { sold: soldPlan(order), at: order.paid_at ?? now };
  await openDataPlans(tx, {
    orderId: order.id,
    sims,
    useBy: useBy(order.plan_as_sold, now),
    begins,
    carrier: "network",
  });
  await moveOrder(tx, order.id, "delivered", { closed_at: now });
  await queueDelivered(tx, order, now);
  return true;
}
