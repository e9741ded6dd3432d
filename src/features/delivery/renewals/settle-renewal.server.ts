import type { Shop } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { openCase } from "../../records/cases/store.server.ts";
import { queueMail } from "../../records/mail-queue/store.server.ts";
import { renewedSims } from "../../sales/orders/delivery-store.server.ts";
import { useBy } from "../../sales/orders/rules.ts";
import { lockOrder, moveOrder, orderByNumber, type Order } from "../../sales/orders/store.server.ts";
import { refundMoney } from "../../sales/payments/refund-money.server.ts";
import { openDataPlans } from "../../stock/data-plans/store.server.ts";
import { partOf, reached, refundReason } from "./rules.ts";
import { progressOf } from "./store.server.ts";

/** When every SIM is decided: delivers the order and refunds the refused SIMs, or refunds all of it. */
export async function settleRenewal({ number }: Order, shop: Shop): Promise<void> {
  const { db, clock, metrics } = shop;
  const now = clock();
  const state = await db.transaction().execute(async (tx) => {
    const order = (await lockOrder(tx, number))!;
    if (order.state === "refunding" || order.state === "refunded") return "back" as const;
    const end = reached(await progressOf(tx, order.id));
    if (order.state !== "paid" || end === "waiting") return undefined;
    return end === "delivered" ? delivered(tx, order, now) : refused(tx, order);
  });
  if (state === "back") await endWhatWasLoaded(number, shop);
  else if (state) metrics.orders.inc({ state });
}

/** Its money went back while it was loaded, as by a refund that was made at the gateway: what began nobody else will end. */
async function endWhatWasLoaded(number: string, { db, network, clock }: Shop): Promise<void> {
  const { id } = (await orderByNumber(db, number))!;
  const inUse: string[] = [];
  for (const { iccid, network_reference: reference } of await renewedSims(db, id))
    if (reference !== null && (await network.endUnused(reference)).state !== "done") inUse.push(iccid);
  if (inUse.length > 0)
    await openCase(
      db,
      { kind: "renewal_paid_back", subject: number, orderId: id, details: { iccids: inUse } },
      clock(),
    );
}

async function delivered(tx: DbOrTx, order: Order, now: Date) {
  const sims = await renewedSims(tx, order.id);
  const applied = sims.filter(({ state }) => state === "applied");
  const loaded = applied.map(({ position, iccid, network_reference: reference }) => ({ position, iccid, reference }));
  await openDataPlans(tx, {
    orderId: order.id,
    sims: loaded,
    useBy: useBy(order.plan_as_sold, now),
    carrier: "network",
  });
  await moveOrder(tx, order.id, "delivered", { closed_at: now });
  await queueMail(tx, order.id, "sims_renewed", now);
  for (const { position, failure } of sims.filter(({ state }) => state === "failed")) {
    const amount = partOf(order.total_amount, order.quantity, position);
    await refundMoney(
      tx,
      { orderId: order.id, amount, reason: refundReason([failure]), key: `renewal:${order.id}:${position}` },
      now,
    );
  }
  return "delivered" as const;
}

async function refused(tx: DbOrTx, order: Order) {
  await moveOrder(tx, order.id, "refunding");
  await addJob(tx, "refund-order", {
    orderId: order.id,
    reason: refundReason((await renewedSims(tx, order.id)).map(({ failure }) => failure)),
  });
  return "refunding" as const;
}
