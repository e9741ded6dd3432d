import { dayMs } from "../../../kernel/duration.ts";
import { refuse } from "../../../kernel/refusal.ts";
import type { StaffCaller } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { readAtSupplier } from "../../delivery/supply/read-at-supplier.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { actionsSince, hasDoneTo, recordAction } from "../../records/actions/store.server.ts";
import { lockOrderById } from "../../sales/orders/store.server.ts";
import { lockProfile, profileByIccid } from "../../stock/esim-profiles/store.server.ts";
import { reserveProfile } from "../../stock/esim-profiles/swapped-profiles.server.ts";
import { SwapEsim } from "./contract.ts";
import { afterCorrectionMs, swapsPerDay, swapsPerSim, swapsPerSimMs, whyNotSwapped } from "./rules.ts";
import { simToSwap } from "./sim-to-swap.server.ts";
import { insertSwap, isBeingSwapped, swapsOfPlace } from "./store.server.ts";

/**
 * Of our pool the new profile is reserved, and the old one works until the job has moved its plans at the network. A
 * supplier is asked how its own stands now; it is ended, and then made anew, by a job.
 */
export const swapEsim = operation(SwapEsim, async (wish, context) => {
  const { db, now, caller } = context;
  const { iccid, cause, why: reason } = wish;
  await readAtSupplier(iccid, context);
  return once(db, { path: SwapEsim.path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "swap_esims");
    const { order_id: orderId } = (await profileByIccid(tx, iccid)) ?? refuse("NOT_FOUND");
    if (orderId === null) return refuse("NOT_FOUND");
    const order = await lockOrderById(tx, orderId);
    const profile = (await lockProfile(tx, iccid))!;
    const { position } = profile;
    // replaced or given back since the page was drawn
    if (profile.state !== "allotted" || profile.order_id !== orderId || position === null)
      return refuse("CASE_CHANGED");
    if (await isBeingSwapped(tx, iccid)) return refuse("CASE_CHANGED");
    const why = whyNotSwapped(await simToSwap(tx, order, profile));
    if (why) return refuse(why === "used" ? "SWAP_USED" : "SWAP_NOT_POSSIBLE");
    await mayAgain(tx, { orderId, position }, caller, now);
    const isOurs = profile.supplier === "pool";
    const next = isOurs ? ((await reserveProfile(tx, orderId)) ?? refuse("OUT_OF_STOCK")) : null;
    const swap = { order_id: orderId, position, old_iccid: iccid, new_iccid: next, cause, staff_id: caller.staffId };
    const begun = { state: isOurs ? "moving" : "ending", failure: null, asked_at: now, ended_at: null } as const;
    const id = await insertSwap(tx, { ...swap, ...begun });
    await addJob(tx, isOurs ? "swap-esim" : "swap-at-supplier", { id });
    await recordAction(tx, byCaller(context), "esim_swapped", {
      orderId,
      reason,
      before: { sim: iccid.slice(-4) },
      ...(next !== null && { after: { sim: next.slice(-4) } }),
      position,
      cause,
      ...(next === null && { supplier: profile.supplier }),
    });
    return {};
  });
});

type Place = { orderId: string; position: number };

/** Nobody alone hands an order to another mailbox and has its eSIM made anew. */
async function mayAgain(tx: DbOrTx, place: Place, { staffId }: StaffCaller, now: Date): Promise<void> {
  const { orderId } = place;
  const since = (ms: number) => new Date(now.getTime() - ms);
  if (await hasDoneTo(tx, { orderId, staffId, action: "address_corrected" }, since(afterCorrectionMs)))
    return refuse("COLLEAGUE_SWAPS");
  const places = await swapsOfPlace(tx, place, since(swapsPerSimMs));
  const own = await actionsSince(tx, staffId, "esim_swapped", since(dayMs));
  if (places >= swapsPerSim || own >= swapsPerDay) return refuse("SWAPPED_OFTEN");
}
