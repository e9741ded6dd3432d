import * as z from "zod/mini";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { job } from "../../../platform/jobs/job.server.ts";
import { secondsBetweenTurns } from "../bulk/rules.ts";
import { takeTurn } from "../bulk/take-turn.server.ts";
import { doOnOrder } from "./do-on-order.server.ts";
import { rightTo } from "./rules.ts";
import { bulkOfOrders, nextOrders, ordersInBulk } from "./store.server.ts";

export const doBulkAction = job("do-bulk-action", z.object({ id: z.uuid() }), async ({ id }, shop): Promise<void> => {
  const { db } = shop;
  const bulk = await bulkOfOrders(db, id);
  if (bulk?.state !== "running") return;
  await takeTurn(shop, bulk, {
    tables: ordersInBulk,
    rights: [rightTo[bulk.kind], "see_orders"],
    next: nextOrders,
    doOne: (tx, { order_id: orderId }, by) => doOnOrder(tx, bulk, orderId, by),
    again: () =>
      addJob(db, "do-bulk-action", { id }, { once: `bulk:${id}`, inSeconds: secondsBetweenTurns, priority: 5 }),
  });
});
