import * as z from "zod/mini";
import { NetworkNotConnected, type Moved } from "../../../adapters/network/network.ts";
import type { Shop } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { job } from "../../../platform/jobs/job.server.ts";
import { openCase } from "../../records/cases/store.server.ts";
import { lockOrderById, type Order } from "../../sales/orders/store.server.ts";
import { movePlans } from "../../stock/data-plans/moved-store.server.ts";
import { profileByIccid } from "../../stock/esim-profiles/store.server.ts";
import { freeReserved, retireReserved, takePlace } from "../../stock/esim-profiles/swapped-profiles.server.ts";
import { followSwap } from "./follow-swap.server.ts";
import { moveSwap, swapById, type EsimSwap } from "./store.server.ts";

/**
 * Moves the plans at the network, in one step that also ends the old SIM, and only then puts the new one in its place:
 * at no moment do two profiles work for one payment. Killed anywhere, the next run asks the network again and gets the
 * same answer; a silent network is asked by the job's own retries.
 */
export const carryOutSwap = job("swap-esim", z.object({ id: z.uuid() }), async ({ id }, shop): Promise<void> => {
  const swap = await swapById(shop.db, id);
  if (swap?.state !== "moving" || swap.new_iccid === null) return;
  const { order_id: orderId, position, old_iccid: from, new_iccid: to } = swap;
  const isWanted = (await profileByIccid(shop.db, from))?.state === "allotted";
  const answer: Moved = isWanted ? await ask(from, to, shop) : { state: "refused", failure: "overtaken" };
  const now = shop.clock();
  await shop.db.transaction().execute(async (tx) => {
    const order = await lockOrderById(tx, orderId);
    if (answer.state === "refused") return stop(tx, order, swap, answer.failure, now);
    // another run of the same job has written it down
    if ((await swapById(tx, id))?.state !== "moving") return;
    if (!(await takePlace(tx, { orderId, position, from, to }, now))) return stop(tx, order, swap, "overtaken", now);
    await moveSwap(tx, id, "done", { now });
    await movePlans(tx, { from, to });
    await followSwap(tx, order, { position, from, to }, now);
  });
});

async function ask(from: string, to: string, { network }: Pick<Shop, "network">): Promise<Moved> {
  try {
    return await network.moveSim(from, to);
  } catch (error) {
    if (error instanceof NetworkNotConnected) return { state: "refused", failure: "not_connected" };
    throw error;
  }
}

/**
 * Where the old one was refunded meanwhile, nobody waits for another one; and the network may have moved it in a run whose
 * answer was lost, so that the new one is not sold either.
 */
async function stop(tx: DbOrTx, { number }: Order, swap: EsimSwap, failure: string, now: Date): Promise<void> {
  if (!(await moveSwap(tx, swap.id, "stopped", { failure, now }))) return;
  const isUnfit = failure === "overtaken" || failure.startsWith("target_");
  await (isUnfit ? retireReserved : freeReserved)(tx, swap.new_iccid!);
  if (failure === "overtaken") return;
  const details = { order: number, position: swap.position, failure };
  await openCase(tx, { kind: "esim_not_swapped", subject: swap.old_iccid, orderId: swap.order_id, details }, now);
}
