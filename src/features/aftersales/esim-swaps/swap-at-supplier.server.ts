import * as z from "zod/mini";
import type { Shop } from "../../../platform/context.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { job } from "../../../platform/jobs/job.server.ts";
import { readAtSupplier } from "../../delivery/supply/read-at-supplier.server.ts";
import { lockOrderById } from "../../sales/orders/store.server.ts";
import { profileByIccid } from "../../stock/esim-profiles/store.server.ts";
import { endAtSupplier, type SimEnd } from "../refund-requests/end-sims.server.ts";
import { orderAnew } from "./order-anew.server.ts";
import { stopAtSupplier, whyNoMore } from "./stop-at-supplier.server.ts";
import { moveSwap, swapById, type EsimSwap } from "./store.server.ts";

const Payload = z.object({
  id: z.uuid(),
  tries: z.optional(z.int()),
  /** Triggered by a notification: an extra query that does not count as a retry. */
  told: z.optional(z.boolean()),
});

/**
 * A supplier's eSIM is ended there first; only what was certainly unused is ordered again, under a key of its own, and
 * takes the old one's place. At no moment do two work for one payment. Killed anywhere, the next run asks the same.
 */
export const swapAtSupplier = job("swap-at-supplier", Payload, async ({ id, tries, told }, shop): Promise<void> => {
  const swap = await swapById(shop.db, id);
  if (swap?.state === "ending") await endTheOld(swap, tries ?? 0, shop);
  if (swap?.state === "ordering") await orderAnew(swap, told ?? false, shop);
});

async function endTheOld(swap: EsimSwap, tries: number, shop: Shop): Promise<void> {
  const { db, config } = shop;
  const { id } = swap;
  const end = await endOf(swap, shop);
  const pause = end === "silent" ? config.DELIVERY_RETRY_SECONDS[tries] : undefined;
  if (pause !== undefined)
    return addJob(db, "swap-at-supplier", { id, tries: tries + 1 }, { once: `swap:${id}`, inSeconds: pause });
  const now = shop.clock();
  await db.transaction().execute(async (tx) => {
    const order = await lockOrderById(tx, swap.order_id);
    const why = (await whyNoMore(tx, order, swap)) ?? (end === "unused" ? undefined : end);
    if (why) return stopAtSupplier(tx, order, swap, { failure: why }, now);
    if (await moveSwap(tx, id, "ordering", { now }))
      await addJob(tx, "swap-at-supplier", { id }, { once: `swap:${id}` });
  });
}

/** Its supplier's yes means unused; what it knows of the profile after that is read before anything is ordered. */
async function endOf({ old_iccid: iccid }: EsimSwap, shop: Shop): Promise<SimEnd["end"]> {
  const profile = await profileByIccid(shop.db, iccid);
  // given back meanwhile: its refund has ended it, and the transaction that follows sees so
  if (profile?.state !== "allotted") return "unused";
  const end = await endAtSupplier(profile, shop);
  return end === "unused" && (await readAtSupplier(iccid, shop)) === "late" ? "silent" : end;
}
