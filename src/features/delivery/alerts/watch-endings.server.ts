import { repeatedJob } from "../../../platform/jobs/job.server.ts";
import { lockOrderById } from "../../sales/orders/store.server.ts";
import { raiseEnding } from "./raise-alerts.server.ts";
import { endsSoon } from "./rules.ts";
import { endingPlans, fromTheStart } from "./store.server.ts";

const batch = 500;

/**
 * Every quarter of an hour: finds packages that end within a day. Runs may overlap, be skipped or be concurrent: each
 * end is recorded once.
 */
export const watchEndings = repeatedJob("watch-endings", "*/15 * * * *", async ({ db, clock }): Promise<void> => {
  const now = clock();
  for (let after = fromTheStart; ;) {
    const plans = await endingPlans(db, after, now, batch);
    for (const { orderId, position, ...plan } of plans) {
      if (!endsSoon(plan, now)) continue;
      await db.transaction().execute(async (tx) => {
        await lockOrderById(tx, orderId);
        await raiseEnding(tx, { orderId, position }, plan.expiresAt, now);
      });
    }
    const last = plans.at(-1);
    if (!last || plans.length < batch) return;
    after = last;
  }
});
