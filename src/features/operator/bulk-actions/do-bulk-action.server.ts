import * as z from "zod/mini";
import { Refusal } from "../../../kernel/refusal.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { job } from "../../../platform/jobs/job.server.ts";
import { mayStill } from "../../records/actions/caller-store.server.ts";
import { doOnOrder } from "./do-on-order.server.ts";
import { ordersPerTurn, rightTo, secondsBetweenTurns } from "./rules.ts";
import { bulkById, isStillRunning, moveBulk, nextOrders, writeOutcome, type BulkAction } from "./store.server.ts";

type Bulk = BulkAction & { email: string };

/**
 * A turn, then a pause in which other work comes first. Each order is a transaction with its outcome in it: killed
 * between two, the next turn goes on behind the last, and nothing is done twice.
 */
export const doBulkAction = job(
  "do-bulk-action",
  z.object({ id: z.uuid() }),
  async ({ id }, { db, clock }): Promise<void> => {
    const bulk = await bulkById(db, id);
    if (bulk?.state !== "running") return;
    const now = clock();
    if (
      !(await mayStill(db, bulk.staff_id, rightTo[bulk.kind])) ||
      !(await mayStill(db, bulk.staff_id, "see_orders"))
    ) {
      await moveBulk(db, id, "stopped", { ended_at: now });
      return;
    }
    const orders = await nextOrders(db, id, ordersPerTurn);
    for (const { place, order_id: orderId } of orders) await doOne(db, bulk, { place, orderId }, clock());
    if (orders.length < ordersPerTurn) await moveBulk(db, id, "done", { ended_at: clock() });
    else
      await addJob(db, "do-bulk-action", { id }, { once: `bulk:${id}`, inSeconds: secondsBetweenTurns, priority: 5 });
  },
);

type One = { place: number; orderId: string };

async function doOne(db: Db, bulk: Bulk, { place, orderId }: One, now: Date): Promise<void> {
  const by = { who: bulk.email, staffId: bulk.staff_id, now };
  try {
    await db.transaction().execute(async (tx) => {
      if (!(await isStillRunning(tx, bulk.id)) || !(await writeOutcome(tx, bulk.id, place, "done"))) return;
      await doOnOrder(tx, bulk, orderId, by);
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await writeOutcome(db, bulk.id, place, error.code);
  }
}
