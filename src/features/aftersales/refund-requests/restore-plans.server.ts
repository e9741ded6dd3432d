import * as z from "zod/mini";
import { job } from "../../../platform/jobs/job.server.ts";
import { lockOrderById } from "../../sales/orders/store.server.ts";
import { dataPlansOf, loadAnew } from "../../stock/data-plans/store.server.ts";
import { isEnding } from "./store.server.ts";

/**
 * Reloads plans that were ended unused on the network and then neither refunded nor changed, so that nobody loses a
 * plan because a response was lost. While the network is silent the worker retries.
 */
export const restorePlans = job(
  "restore-plans",
  z.object({ orderId: z.uuid() }),
  async ({ orderId }, { db, network }): Promise<void> => {
    const references = (await dataPlansOf(db, orderId)).flatMap(({ network_reference: reference }) => reference ?? []);
    const ended = (await network.findPlans(references))
      .filter(({ state, activatedAt, usedMb }) => state === "ended" && activatedAt === null && usedMb === 0)
      .map(({ reference }) => reference);
    if (ended.length === 0) return;
    await db.transaction().execute(async (tx) => {
      await lockOrderById(tx, orderId);
      // another request or change is ending them and will decide
      if (await isEnding(tx, orderId)) return;
      const lost = (await dataPlansOf(tx, orderId)).filter(
        ({ state, network_reference: reference }) =>
          state !== "cancelled" && reference !== null && ended.includes(reference),
      );
      await loadAnew(
        tx,
        orderId,
        lost.map(({ position }) => position),
      );
    });
  },
);
