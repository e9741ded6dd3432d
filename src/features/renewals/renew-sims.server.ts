import * as z from "zod/mini";
import { NetworkUnavailable } from "../../adapters/network/network.ts";
import type { Shop } from "../../platform/context.server.ts";
import { addJob } from "../../platform/jobs/add-job.server.ts";
import { job } from "../../platform/jobs/job.server.ts";
import { planToLoad } from "../orders/plan-to-load.ts";
import { useBy } from "../orders/rules.ts";
import { orderById, queueMail, type Order } from "../orders/store.server.ts";
import { neverReached, nextPause } from "./rules.ts";
import { settleRenewal } from "./settle-renewal.server.ts";
import { noteWord, simsThatWait, type SimToRenew } from "./store.server.ts";

/**
 * Loads the plan on every SIM of a paid renewal that still waits for it. The network is asked outside any transaction,
 * with the order and the SIM's place as the key: a process that dies between asking and noting asks again and the plan is
 * loaded once. What the network says last is settled in one transaction.
 */
export const renewSims = job("renew-sims", z.object({ orderId: z.uuid() }), async ({ orderId }, shop) => {
  const { db, config, clock, log } = shop;
  const order = await orderById(db, orderId);
  if (order.state !== "paid") return;
  for (const sim of await simsThatWait(db, orderId)) await askFor(sim, order, shop);
  const waiting = await simsThatWait(db, orderId);
  if (waiting.length > 0) {
    const pause = nextPause(Math.max(...waiting.map(({ attempts }) => attempts)), config.DELIVERY_RETRY_SECONDS);
    if (pause !== undefined) {
      await db.transaction().execute(async (tx) => {
        await queueMail(tx, orderId, "delivery_delayed", clock());
        await addJob(tx, "renew-sims", { orderId }, { once: `deliver:${orderId}`, inSeconds: pause });
      });
      log.warn({ orderId, sims: waiting.length }, "the network does not answer; the renewal waits");
      return;
    }
    for (const { position } of waiting) await noteWord(db, orderId, position, { state: "failed", failure: neverReached });
  }
  await settleRenewal(order, shop);
});

async function askFor({ position, iccid }: SimToRenew, order: Order, { db, network, clock }: Shop): Promise<void> {
  const { id } = order;
  try {
    const loaded = await network.loadPlan({ key: `${id}:${position}`, iccid, ...planToLoad(order, useBy(order.plan_as_sold, clock())) });
    if (loaded.state === "loaded") await noteWord(db, id, position, { state: "applied", network_reference: loaded.reference, applied_at: clock() });
    else await noteWord(db, id, position, { state: "failed", failure: loaded.failure });
  } catch (error) {
    if (!(error instanceof NetworkUnavailable)) throw error;
    await noteWord(db, id, position, { state: "waiting", failure: neverReached });
  }
}
