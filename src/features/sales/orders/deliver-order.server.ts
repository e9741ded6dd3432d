import * as z from "zod/mini";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { job } from "../../../platform/jobs/job.server.ts";
import { queueMail } from "../../records/mail-queue/store.server.ts";
import { deliverFromPool } from "./deliver-from-pool.server.ts";
import { returnHeldStock } from "./held-stock.server.ts";
import { orderToDeliver } from "./order-to-deliver.server.ts";
import { isFromOurPool } from "./rules.ts";
import { countDelivery, moveOrder } from "./store.server.ts";

/** The job that fulfils an order, by way; eSIMs from our own pool are allotted right here. */
const carriedOutBy = { esim: "supply-order", physical: "dispatch-order", renewal: "renew-sims" } as const;

const secondsOfOthers = 60;

/**
 * Requirements O9: after payment, exactly once, what was not delivered together with its payment (payable-order).
 * Profiles, state, e-mail and the next job are one transaction. When the pool is empty the order retries later; after
 * the last retry it is refunded and the buyer notified.
 */
export const deliverOrder = job(
  "deliver-order",
  z.object({
    orderId: z.uuid(),
    /** Held until now: what was tried before is not a try more. */
    freed: z.optional(z.boolean()),
  }),
  async ({ orderId, freed }, { db, config, clock, metrics, log }): Promise<void> => {
    const pauses = config.DELIVERY_RETRY_SECONDS;
    const now = clock();
    const reached = await db.transaction().execute(async (tx) => {
      const order = await orderToDeliver(tx, orderId, now);
      if (!order || order === "held") return order;
      if (!isFromOurPool(order)) {
        // suppliers and the network mostly take seconds: then their e-mail is the confirmation, and this one is dropped
        if (order.way !== "physical")
          await queueMail(tx, orderId, "order_confirmed", now, { inSeconds: secondsOfOthers });
        await addJob(tx, carriedOutBy[order.way], { orderId, ...(freed && { freed }) }, { once: `deliver:${orderId}` });
        return "handed_on";
      }
      const attempts = await countDelivery(tx, orderId);
      if (await deliverFromPool(tx, order, now, ["delivered"])) return "delivered";
      const pause = pauses[attempts - 1];
      if (pause === undefined) {
        await moveOrder(tx, orderId, "refunding");
        await returnHeldStock(tx, [orderId]);
        await addJob(tx, "refund-order", { orderId, reason: "no_stock" });
        return "refunding";
      }
      if (attempts === 1) await queueMail(tx, orderId, "delivery_delayed", now);
      await addJob(tx, "deliver-order", { orderId }, { inSeconds: pause });
      return "waiting";
    });
    if (reached === "waiting") log.warn({ orderId }, "no eSIM profile in the pool; the order waits");
    if (reached === "delivered" || reached === "refunding") metrics.orders.inc({ state: reached });
  },
);
