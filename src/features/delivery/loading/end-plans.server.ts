import * as z from "zod/mini";
import { NetworkNotConnected } from "../../../adapters/network/network.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { job } from "../../../platform/jobs/job.server.ts";
import { planToLoad } from "../../sales/orders/plan-to-load.ts";
import { orderById, type Order } from "../../sales/orders/store.server.ts";
import { keyOnNetwork, plansToEnd, type PlanToClaim } from "./store.server.ts";

/** Ends refunded plans on the network. A plan whose response was lost when it was loaded is found by its key. */
export const endPlans = job("end-plans", z.object({ orderId: z.uuid() }), async ({ orderId }, shop): Promise<void> => {
  const order = await orderById(shop.db, orderId);
  for (const plan of await plansToEnd(shop.db, orderId)) {
    const reference = plan.network_reference ?? (await loadedAs(plan, order, shop));
    if (reference !== undefined) await shop.network.endPlan(reference);
  }
});

/** Ends a plan that is no longer at its position in an order. */
export const endPlan = job(
  "end-plan",
  z.object({ reference: z.string() }),
  async ({ reference }, { network }): Promise<void> => {
    await network.endPlan(reference);
  },
);

async function loadedAs(plan: PlanToClaim, order: Order, { network }: Shop): Promise<string | undefined> {
  try {
    const loaded = await network.loadPlan({
      key: keyOnNetwork(plan),
      iccid: plan.iccid,
      ...planToLoad(order, plan.use_by),
    });
    return loaded.state === "loaded" ? loaded.reference : undefined;
  } catch (error) {
    if (error instanceof NetworkNotConnected) return undefined;
    throw error;
  }
}
