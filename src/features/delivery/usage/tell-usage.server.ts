import * as z from "zod/mini";
import { job } from "../../../platform/jobs/job.server.ts";
import { lockOrderById } from "../../sales/orders/store.server.ts";
import { alertShares } from "../../stock/data-plans/rules.ts";
import { raiseUsage } from "../alerts/raise-alerts.server.ts";

const Change = z.object({
  orderId: z.uuid(),
  position: z.int(),
  shares: z.array(z.literal(alertShares)),
  day: z.nullable(z.string()),
  state: z.enum(["not_started", "active", "used_up", "expired", "cancelled"]),
});

/** Raises the alerts for a threshold that our network reported, with the order's row locked. */
export const tellUsageJob = job(
  "tell-usage",
  Change,
  async ({ orderId, position, ...used }, { db, clock }): Promise<void> => {
    await db.transaction().execute(async (tx) => {
      await lockOrderById(tx, orderId);
      await raiseUsage(tx, { orderId, position }, used, clock());
    });
  },
);
