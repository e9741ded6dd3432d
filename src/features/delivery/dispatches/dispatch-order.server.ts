import * as z from "zod/mini";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { job } from "../../../platform/jobs/job.server.ts";
import { queueMail } from "../../records/mail-queue/store.server.ts";
import { orderToDeliver } from "../../sales/orders/order-to-deliver.server.ts";
import { countDelivery, moveOrder } from "../../sales/orders/store.server.ts";
import { allotCards, returnCards } from "../../stock/sim-cards/store.server.ts";
import { addDispatch } from "./store.server.ts";

/**
 * Allots cards to a paid order and puts it on the dispatch list, exactly once and in one transaction. Without cards it
 * retries later; after the last retry the order is refunded and the buyer notified.
 */
export const dispatchOrder = job(
  "dispatch-order",
  z.object({ orderId: z.uuid() }),
  async ({ orderId }, { db, config, clock, metrics, log }): Promise<void> => {
    const now = clock();
    const reached = await db.transaction().execute(async (tx) => {
      const order = await orderToDeliver(tx, orderId, now);
      if (!order || order === "held") return order;
      const attempts = await countDelivery(tx, orderId);
      if ((await allotCards(tx, orderId, order.quantity, now)).length === order.quantity) {
        await addDispatch(tx, orderId, now);
        await moveOrder(tx, orderId, "dispatching");
        await queueMail(tx, orderId, "order_confirmed", now);
        return "dispatching";
      }
      const pause = config.DELIVERY_RETRY_SECONDS[attempts - 1];
      if (pause === undefined) {
        // the cards held for it while it was being paid
        await returnCards(tx, orderId);
        await moveOrder(tx, orderId, "refunding");
        await addJob(tx, "refund-order", { orderId, reason: "no_stock" });
        return "refunding";
      }
      await queueMail(tx, orderId, "delivery_delayed", now);
      await addJob(tx, "dispatch-order", { orderId }, { once: `deliver:${orderId}`, inSeconds: pause });
      return "waiting";
    });
    if (reached === "waiting") log.warn({ orderId }, "not enough cards in the storeroom; the order waits");
    if (reached === "dispatching" || reached === "refunding") metrics.orders.inc({ state: reached });
  },
);
