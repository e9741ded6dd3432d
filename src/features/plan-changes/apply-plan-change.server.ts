import * as z from "zod/mini";
import { job } from "../../platform/jobs/job.server.ts";
import type { DbOrTx } from "../../platform/database/database.server.ts";
import { lockOrderById, type Order } from "../orders/store.server.ts";
import { giveBackPayment } from "../payments/give-back.server.ts";
import { paymentById } from "../payments/store.server.ts";
import { soldSims } from "../refund-requests/sold-sims.server.ts";
import { applyChange } from "./apply-change.server.ts";
import { whyNoChange } from "./rules.ts";
import { changeById, changeOfPayment, endChange } from "./store.server.ts";

/**
 * The difference is paid: the plan changes, also when it has left the shop meanwhile, for it was bought while it was sold.
 * Begun with, given back or dropped for another change, the plan stays what it is and the difference goes back.
 */
export const applyPlanChange = job("apply-plan-change", z.object({ paymentId: z.uuid() }), async ({ paymentId }, { db, clock }) => {
  await db.transaction().execute(async (tx) => {
    const payment = await paymentById(tx, paymentId);
    if (payment?.state !== "succeeded") return;
    const order = await lockOrderById(tx, payment.order_id);
    const change = await changeOfPayment(tx, paymentId);
    if (change?.state === "done") return;
    const now = clock();
    if (change?.state === "paying" && (await isStillPossible(tx, order, now))) return applyChange(tx, order, change, now);
    if (change) await endChange(tx, change.id, "cancelled", now);
    await giveBackPayment(tx, payment, "paid_late", now);
  });
});

/** Nobody paid: the change frees itself, so that the page does not wait for it for ever. Money that comes later goes back. */
export const dropPlanChange = job("drop-plan-change", z.object({ changeId: z.uuid() }), async ({ changeId }, { db, clock }) => {
  await db.transaction().execute(async (tx) => {
    const change = await changeById(tx, changeId);
    if (!change) return;
    await lockOrderById(tx, change.order_id);
    const payment = change.payment_id ? await paymentById(tx, change.payment_id) : undefined;
    if (payment?.state !== "succeeded") await endChange(tx, changeId, "cancelled", clock());
  });
});

async function isStillPossible(tx: DbOrTx, order: Order, now: Date): Promise<boolean> {
  const ours = (order.plan_as_sold.supplier ?? "pool") === "pool";
  return whyNoChange(await soldSims(tx, order), { state: order.state, ours, now }) === undefined;
}
