import * as z from "zod/mini";
import type { Shop } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { job } from "../../../platform/jobs/job.server.ts";
import { openCase } from "../../records/cases/store.server.ts";
import { holdForReview } from "../../records/fraud-marks/hold-for-review.server.ts";
import { queueMail } from "../../records/mail-queue/store.server.ts";
import { lockOrderById, moveOrder, type Order } from "../../sales/orders/store.server.ts";
import { askSupplier, type Heard, type Waiting } from "./ask-supplier.server.ts";
import { stopWaiting } from "./cancel-supply.server.ts";
import { giveOut } from "./give-out.server.ts";
import { noteWaiting } from "./note-waiting.server.ts";
import { countAttempt, keptSupplyOrder, moveSupplyOrder, type SupplyOrder } from "./store.server.ts";

const Payload = z.object({
  orderId: z.uuid(),
  /** Triggered by a notification: an extra query that does not count as a retry. */
  told: z.optional(z.boolean()),
  /** Held until now: the supplier may have been asked before that, which was a try already. */
  freed: z.optional(z.boolean()),
});

/** Whether this run counts as a try. */
type Asking = { told?: boolean | undefined; freed?: boolean | undefined };

/**
 * Requirements O9, eSIMs from suppliers: recorded, then ordered outside any transaction, then recorded again. What is
 * not ready is queried again after each pause of DELIVERY_RETRY_SECONDS; after the last one the order is refunded.
 */
export const supplyOrder = job("supply-order", Payload, async ({ orderId, ...asking }, shop): Promise<void> => {
  const { db, metrics, log } = shop;
  const asked = await db.transaction().execute(async (tx) => begin(tx, orderId, shop.clock(), asking));
  if (!asked) return;
  const heard = await askSupplier(shop, asked, asked.isFirst);
  const reached = await db.transaction().execute(async (tx) => settle(tx, shop, asked, heard, asking.told ?? false));
  if (reached === "waiting")
    log.warn({ orderId, supplier: asked.supplier }, "the supplier has not made the eSIM yet; the order waits");
  if (reached === "delivered" || reached === "refunding") metrics.orders.inc({ state: reached });
});

type Asked = SupplyOrder & { isFirst: boolean };

async function begin(tx: DbOrTx, orderId: string, now: Date, { told, freed }: Asking): Promise<Asked | undefined> {
  const order = await lockOrderById(tx, orderId);
  const { supplier = "pool", supplier_product: product } = order.plan_as_sold;
  if (order.state !== "paid" || order.way !== "esim" || supplier === "pool" || !product) {
    await stopWaiting(tx, { orderId }, now);
    return undefined;
  }
  if (await holdForReview(tx, order, now)) return undefined;
  const kept = await keptSupplyOrder(tx, { orderId, supplier, product, quantity: order.quantity }, now);
  const wasAsked = kept.attempts > 0;
  return { ...((told || freed) && wasAsked ? kept : await countAttempt(tx, kept.id)), isFirst: !wasAsked && !told };
}

type Reached = "delivered" | "refunding" | "waiting" | undefined;

async function settle(tx: DbOrTx, shop: Shop, asked: SupplyOrder, heard: Heard, notified: boolean): Promise<Reached> {
  const now = shop.clock();
  const order = await lockOrderById(tx, asked.order_id);
  if (order.state !== "paid") {
    await stopWaiting(tx, { orderId: order.id }, now);
    return undefined;
  }
  // made meanwhile, it is asked for again once it is given free
  if (await holdForReview(tx, order, now)) return undefined;
  if (heard.state === "ready") {
    if (await giveOut(tx, shop.vault, order, asked, heard, now)) return "delivered";
    return notYet(
      tx,
      shop,
      order,
      asked,
      { state: "silent", failure: "profiles: given_out", fault: "given_out" },
      notified,
    );
  }
  // part of an accepted order may still be made, and is returned
  const taken = asked.state === "accepted" || asked.attempts > 1;
  if (heard.state === "failed") return giveUp(tx, order, asked, heard.failure, taken ? "cancelled" : "failed", now);
  return notYet(tx, shop, order, asked, heard, notified);
}

async function notYet(
  tx: DbOrTx,
  { config, clock }: Shop,
  order: Order,
  asked: SupplyOrder,
  heard: Waiting,
  notified: boolean,
): Promise<Reached> {
  const now = clock();
  await noteWaiting(tx, asked, heard, now);
  if (notified) return "waiting";
  const pause = config.DELIVERY_RETRY_SECONDS[asked.attempts - 1];
  if (pause === undefined)
    return giveUp(tx, order, asked, heard.state === "silent" ? heard.failure : "never made", "cancelled", now);
  // a just-accepted order is not delayed: profiles take some seconds
  if (asked.attempts > 1 || heard.state === "silent") await queueMail(tx, order.id, "delivery_delayed", now);
  await addJob(tx, "supply-order", { orderId: order.id }, { inSeconds: pause, once: `deliver:${order.id}` });
  return "waiting";
}

async function giveUp(
  tx: DbOrTx,
  order: Order,
  { id, supplier }: SupplyOrder,
  failure: string,
  state: "failed" | "cancelled",
  now: Date,
): Promise<Reached> {
  if (state === "cancelled") await stopWaiting(tx, { orderId: order.id }, now, failure);
  else await moveSupplyOrder(tx, id, state, { failure, settled_at: now });
  await moveOrder(tx, order.id, "refunding");
  await addJob(tx, "refund-order", { orderId: order.id, reason: "supplier_failed" });
  await openCase(
    tx,
    { kind: "supplier_failed", subject: order.id, orderId: order.id, details: { supplier, failure } },
    now,
  );
  return "refunding";
}
