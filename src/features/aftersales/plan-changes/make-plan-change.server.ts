import * as z from "zod/mini";
import type { Shop } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { job } from "../../../platform/jobs/job.server.ts";
import { dispatchOf } from "../../delivery/dispatches/store.server.ts";
import { openCase } from "../../records/cases/store.server.ts";
import { queueMail } from "../../records/mail-queue/store.server.ts";
import { lockOrderById, orderById, type Order } from "../../sales/orders/store.server.ts";
import { leftOfOrder } from "../../sales/payments/order-money-store.server.ts";
import { refundUnwanted } from "../../sales/payments/refund-payable.server.ts";
import { paymentById } from "../../sales/payments/store.server.ts";
import { endSims, expectTheSame, type SimEnd } from "../refund-requests/end-sims.server.ts";
import { pausesBeforeAPerson } from "../refund-requests/rules.ts";
import { hasOpenRequest } from "../refund-requests/store.server.ts";
import { applyChange } from "./apply-change.server.ts";
import { leavesMoney } from "./rules.ts";
import { changeById, letChangeGo, moveChange, type PlanChange } from "./store.server.ts";

const Payload = z.object({ changeId: z.uuid(), tries: z.optional(z.int()) });

/**
 * Ends the old plan on the network, outside any transaction. Unused, the change is made; if it has started, nothing
 * changes and what was paid is refunded; without an answer after some retries, staff decide.
 */
export const makePlanChange = job("make-plan-change", Payload, async ({ changeId, tries = 0 }, shop): Promise<void> => {
  const { db, clock } = shop;
  // before the network is asked: from here on nobody takes it back
  const found = (await letChangeGo(db, changeId)) ?? (await changeById(db, changeId))!;
  const ends = found.state === "ending" ? await endAll(found.order_id, shop) : [];
  const silent = ends.some(({ end }) => end === "silent");
  const pause = silent ? pausesBeforeAPerson[tries] : undefined;
  if (pause !== undefined) return addJob(db, "make-plan-change", { changeId, tries: tries + 1 }, { inSeconds: pause });
  await db.transaction().execute(async (tx) => {
    const order = await lockOrderById(tx, found.order_id);
    const change = (await changeById(tx, changeId))!;
    // dropped for a refund, a withdrawal or another change
    if (change.state === "cancelled") return giveDifferenceBack(tx, change, clock());
    if (change.state !== "ending") return;
    await expectTheSame(tx, order.id, ends);
    const possible = await isStillPossible(tx, order, change);
    if (possible && ends.every(({ end }) => end === "unused")) return applyChange(tx, order, change, clock());
    await addJob(tx, "restore-plans", { orderId: order.id }, { once: `restore-plans:${order.id}` });
    if (!possible) return stopChange(tx, change, "not_possible", clock());
    if (silent) return beforeAPerson(tx, change, order.number, clock());
    await stopChange(tx, change, "begun", clock());
    await tellNotChanged(tx, change, clock());
  });
});

/**
 * Not once a parcel may have left or the money has gone back another way; and a pending refund request must not see its
 * sum change.
 */
async function isStillPossible(tx: DbOrTx, { id, way, state }: Order, change: PlanChange): Promise<boolean> {
  if ((state !== "delivered" && state !== "dispatching") || (await hasOpenRequest(tx, id))) return false;
  if (!leavesMoney(change.difference_amount, await leftOfOrder(tx, id))) return false;
  return way !== "physical" || (await dispatchOf(tx, id))?.state === "waiting";
}

async function endAll(orderId: string, shop: Shop): Promise<SimEnd[]> {
  const { quantity } = await orderById(shop.db, orderId);
  return endSims({ orderId, positions: Array.from({ length: quantity }, (_, place) => place + 1) }, shop);
}

/** Cancels the change: the plan stays, and what was paid is refunded. */
export async function stopChange(
  tx: DbOrTx,
  change: PlanChange,
  stopped: NonNullable<PlanChange["stopped"]>,
  now: Date,
): Promise<void> {
  await moveChange(tx, change.id, "cancelled", { stopped });
  await giveDifferenceBack(tx, change, now);
}

/** Where something was paid, the refund's e-mail says it. */
export async function tellNotChanged(tx: DbOrTx, { id, order_id, payment_id }: PlanChange, now: Date): Promise<void> {
  if (payment_id === null) await queueMail(tx, order_id, "plan_not_changed", now, { what: id });
}

async function giveDifferenceBack(tx: DbOrTx, { payment_id }: PlanChange, now: Date): Promise<void> {
  const payment = payment_id ? await paymentById(tx, payment_id) : undefined;
  if (payment?.state === "succeeded") await refundUnwanted(tx, payment, "not_changed", now);
}

export const unknownChange = (orderNumber: string) => ({ kind: "plan_change_unknown", subject: orderNumber }) as const;

/** `npm run desk -- change` decides (decide-change.server.ts). */
async function beforeAPerson(
  tx: DbOrTx,
  { id, order_id, to_plan, to_days }: PlanChange,
  orderNumber: string,
  now: Date,
): Promise<void> {
  await moveChange(tx, id, "review");
  await queueMail(tx, order_id, "plan_change_review", now, { what: id });
  await openCase(
    tx,
    { ...unknownChange(orderNumber), orderId: order_id, details: { to: to_plan, days: to_days } },
    now,
  );
}
