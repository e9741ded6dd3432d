import * as z from "zod/mini";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { job } from "../../../platform/jobs/job.server.ts";
import { openCase } from "../../records/cases/store.server.ts";
import { profileByIccid } from "../../stock/esim-profiles/store.server.ts";
import { supplierNamed } from "./ask-supplier.server.ts";
import { notWanted, pauseAfterLook } from "./rules.ts";
import { moveSupplyOrder, supplyOrderById, waitedFor, type SuppliedFor } from "./store.server.ts";

/** For an order that will not be delivered, or a swap that was stopped: what its supplier may still make is returned. */
export async function stopWaiting(
  tx: DbOrTx,
  suppliedFor: SuppliedFor,
  now: Date,
  failure: string = notWanted,
): Promise<void> {
  for (const { id } of await waitedFor(tx, suppliedFor)) {
    if (await moveSupplyOrder(tx, id, "cancelled", { failure, settled_at: now })) await cancelLater(tx, id, 0);
  }
}

export async function cancelLater(tx: DbOrTx, supplyOrderId: string, looks: number, inSeconds = 0): Promise<void> {
  await addJob(tx, "cancel-supply", { supplyOrderId, looks }, { inSeconds, once: `cancel-supply:${supplyOrderId}` });
}

/**
 * Returns what arrives for a refunded order, so that it is never given out. A silent supplier is retried by the worker;
 * one that is still making it, with pauses of a day in all.
 */
export const cancelSupply = job(
  "cancel-supply",
  z.object({ supplyOrderId: z.uuid(), looks: z.int() }),
  async ({ supplyOrderId, looks }, shop): Promise<void> => {
    const { db, clock } = shop;
    const order = await supplyOrderById(db, supplyOrderId);
    const supplier = order && supplierNamed(shop, order.supplier);
    if (!supplier || (order.state !== "cancelled" && order.state !== "failed")) return;
    const { iccids, more } = await supplier.madeFor({
      key: order.id,
      product: order.product,
      quantity: order.quantity,
    });
    for (const iccid of new Set(iccids)) {
      // a profile that has been given out is not returned because it was reported twice
      if (await profileByIccid(db, iccid)) continue;
      const refused = (await supplier.cancel({ key: order.id, iccid })) === "refused";
      if (refused)
        await openCase(
          db,
          {
            kind: "supplier_keeps_profile",
            subject: iccid,
            orderId: order.order_id,
            details: { supplier: supplier.name },
          },
          clock(),
        );
    }
    if (!more) return;
    const pause = pauseAfterLook(looks);
    if (pause !== undefined) return cancelLater(db, order.id, looks + 1, pause);
    if (order.reference)
      await openCase(
        db,
        {
          kind: "supply_not_cancelled",
          subject: order.id,
          orderId: order.order_id,
          details: { supplier: supplier.name },
        },
        clock(),
      );
  },
);

/** Returns one eSIM that was taken back from its buyer (features/stock/esim-profiles/retire-profiles.server.ts). */
export const cancelAtSupplier = job(
  "cancel-at-supplier",
  z.object({ iccid: z.string() }),
  async ({ iccid }, shop): Promise<void> => {
    const { db, clock } = shop;
    const profile = await profileByIccid(db, iccid);
    const supplier = profile && supplierNamed(shop, profile.supplier);
    if (!supplier || profile.state !== "retired") return;
    const answer = await supplier.cancel({ key: `retired:${iccid}`, iccid });
    if (answer === "cancelled") return;
    await openCase(
      db,
      {
        kind: "supplier_keeps_profile",
        subject: iccid,
        ...(profile.order_id && { orderId: profile.order_id }),
        details: { supplier: supplier.name },
      },
      clock(),
    );
  },
);
