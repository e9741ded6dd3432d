import * as z from "zod/mini";
import { job } from "../../../platform/jobs/job.server.ts";
import { lockOrderById } from "../../sales/orders/store.server.ts";
import { dataPlansOf, loadAnew } from "../../stock/data-plans/store.server.ts";
import { isEnding } from "./store.server.ts";

/**
 * What ended unused on the network, and was neither given back nor changed after all, is loaded again: nobody loses a
 * plan because an answer got lost. While the network is silent the worker tries again.
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
      // whoever ends them right now decides about them
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
