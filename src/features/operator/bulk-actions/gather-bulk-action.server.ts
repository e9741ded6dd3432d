import * as z from "zod/mini";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { job } from "../../../platform/jobs/job.server.ts";
import { heldSeconds, mostAtOnce } from "../bulk/rules.ts";
import { moveBulk } from "../bulk/store.server.ts";
import { filteredBy } from "../order-list/order-filter.ts";
import { behindAllAt, pagesOfOrders } from "../order-list/store.server.ts";
import { bulkOfOrders, gatheredOrders, ordersInBulk, putOrders } from "./store.server.ts";

const readAtOnce = 1000;

/** Looks through the orders of the moment at which it was asked for; killed on the way it begins anew, with nothing written. */
export const gatherBulkAction = job(
  "gather-bulk-action",
  z.object({ id: z.uuid() }),
  async ({ id }, { db }): Promise<void> => {
    const bulk = await bulkOfOrders(db, id);
    if (bulk?.state !== "gathering") return;
    const whose = { now: bulk.at, me: bulk.staff_id };
    const wanted = { ...filteredBy(bulk.filter!, whose), towards: "older" as const, place: behindAllAt(bulk.at) };
    const found: string[] = [];
    for await (const orders of pagesOfOrders(db, wanted, gatheredOrders, readAtOnce)) {
      found.push(...orders.map((order) => order.id));
      if (found.length > mostAtOnce) break;
    }
    await db.transaction().execute(async (tx) => {
      if (!(await moveBulk(tx, ordersInBulk, id, "running", { more: found.length > mostAtOnce }))) return;
      await putOrders(tx, id, found.slice(0, mostAtOnce));
      await addJob(tx, "do-bulk-action", { id }, { once: `bulk:${id}`, inSeconds: heldSeconds, priority: 5 });
    });
  },
);
