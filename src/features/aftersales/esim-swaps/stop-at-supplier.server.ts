import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { stopWaiting } from "../../delivery/supply/cancel-supply.server.ts";
import { openCase } from "../../records/cases/store.server.ts";
import type { Order } from "../../sales/orders/store.server.ts";
import { lockProfile } from "../../stock/esim-profiles/store.server.ts";
import { whyNotSwapped } from "./rules.ts";
import { simToSwap } from "./sim-to-swap.server.ts";
import { moveSwap, type EsimSwap } from "./store.server.ts";

type Failure = "overtaken" | "over" | "busy" | "used" | "silent" | "not_made";

/** Behind the order's row: whether another one is still to take its place. A refund or a change of plan comes first. */
export async function whyNoMore(tx: DbOrTx, order: Order, swap: EsimSwap): Promise<Failure | undefined> {
  const profile = await lockProfile(tx, swap.old_iccid);
  const isInPlace =
    profile?.state === "allotted" && profile.order_id === order.id && profile.position === swap.position;
  return isInPlace ? whyNotSwapped(await simToSwap(tx, order, profile)) : "overtaken";
}

type Stop = { failure: Failure; reason?: string };

/**
 * What its supplier may still make is returned. The old one may be ended there, so that a person sees to it, unless it
 * was given back: replacing it once more ends it as before, and a refund finds it unused.
 */
export async function stopAtSupplier(
  tx: DbOrTx,
  { id: orderId, number }: Order,
  { id: swapId, position, old_iccid: subject }: EsimSwap,
  { failure, reason }: Stop,
  now: Date,
): Promise<void> {
  if (!(await moveSwap(tx, swapId, "stopped", { failure, now }))) return;
  await stopWaiting(tx, { orderId, swapId }, now, reason);
  if (failure === "overtaken") return;
  const details = { order: number, position, failure, ...(reason && { reason }) };
  await openCase(tx, { kind: "esim_not_swapped", subject, orderId, details }, now);
}
