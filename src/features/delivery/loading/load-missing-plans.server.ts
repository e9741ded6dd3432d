import { NetworkNotConnected, NetworkUnavailable } from "../../../adapters/network/network.ts";
import { minuteMs } from "../../../kernel/duration.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { repeatedJob } from "../../../platform/jobs/job.server.ts";
import { ordersToLoad } from "./store.server.ts";

const atOnce = 200;
/** Long enough for the job that was enqueued with the delivery. */
const minutesAfterDelivery = 10;

/**
 * Every hour: loads the plans that our network should carry and was never asked for, as older versions of the shop
 * leave them.
 */
export const loadMissingPlans = repeatedJob(
  "load-missing-plans",
  "25 * * * *",
  async ({ db, network, clock, log }): Promise<void> => {
    try {
      await network.findPlans([]);
    } catch (error) {
      // without a network there is nothing to load; if it is away, the next run retries
      if (error instanceof NetworkNotConnected || error instanceof NetworkUnavailable) return;
      throw error;
    }
    const now = clock();
    let after: string | undefined;
    do {
      const orderIds = await ordersToLoad(db, {
        now,
        deliveredBefore: new Date(now.getTime() - minutesAfterDelivery * minuteMs),
        after,
        most: atOnce,
      });
      for (const orderId of orderIds) await addJob(db, "load-plans", { orderId }, { once: `load-plans:${orderId}` });
      if (orderIds.length > 0)
        log.warn({ orders: orderIds.length }, "plans that the network should carry were never loaded; they are now");
      after = orderIds.length === atOnce ? orderIds.at(-1) : undefined;
    } while (after);
  },
);
