import * as z from "zod/mini";
import { NetworkNotConnected, NetworkUnavailable } from "../../../adapters/network/network.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { job } from "../../../platform/jobs/job.server.ts";
import { openCase } from "../../records/cases/store.server.ts";
import { planToLoad } from "../../sales/orders/plan-to-load.ts";
import { orderById, type Order } from "../../sales/orders/store.server.ts";
import { claimPlansToLoad, keyOnNetwork, noteLoaded, noteNeverAsked, type PlanToClaim } from "./store.server.ts";

const Payload = z.object({ orderId: z.uuid(), tries: z.optional(z.int()) });

/**
 * Loads plans sold on our own eSIMs and cards. The attempt is recorded first; the key makes a retry idempotent. Without
 * a response it retries after each pause of DELIVERY_RETRY_SECONDS, then opens a case, as after a refusal.
 */
export const loadPlans = job("load-plans", Payload, async ({ orderId, tries = 0 }, shop): Promise<void> => {
  const { db, config, clock, log } = shop;
  const claimed = await claimPlansToLoad(db, orderId, clock());
  // read after the claim: if its plan is changed concurrently, the claim is void and what it loads is ended again
  const order = await orderById(db, orderId);
  const failures: string[] = [];
  let silent = 0;
  for (const plan of claimed) {
    try {
      const failure = await load(plan, order, shop);
      if (failure) failures.push(`${plan.iccid}: ${failure}`);
    } catch (error) {
      if (error instanceof NetworkNotConnected) return noteNeverAsked(db, orderId);
      if (!(error instanceof NetworkUnavailable)) throw error;
      silent += 1;
    }
  }
  const pause = silent > 0 ? config.DELIVERY_RETRY_SECONDS[tries] : undefined;
  if (pause !== undefined)
    await addJob(db, "load-plans", { orderId, tries: tries + 1 }, { once: `load-plans:${orderId}`, inSeconds: pause });
  if (silent > 0)
    log.warn(
      { orderId, plans: silent, again: pause !== undefined },
      "the network does not answer; plans wait to be loaded",
    );
  if (silent > 0 && pause === undefined) failures.push(`${silent} without an answer`);
  if (failures.length > 0)
    await openCase(db, { kind: "plan_not_loaded", subject: order.number, orderId, details: { failures } }, clock());
});

async function load(plan: PlanToClaim, order: Order, { db, network }: Shop): Promise<string | undefined> {
  const loaded = await network.loadPlan({
    key: keyOnNetwork(plan),
    iccid: plan.iccid,
    ...planToLoad(order, plan.use_by),
  });
  if (loaded.state === "refused") return loaded.failure;
  // taken back or changed while the call was in progress
  if (!(await noteLoaded(db, plan, loaded.reference))) await addJob(db, "end-plan", { reference: loaded.reference });
  return undefined;
}
