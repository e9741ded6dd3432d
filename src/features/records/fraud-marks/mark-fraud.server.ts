import { refuse } from "../../../kernel/refusal.ts";
import type { Context, StaffCaller } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller, type By } from "../actions/by.server.ts";
import { lockCaller } from "../actions/caller-store.server.ts";
import { once } from "../actions/once.server.ts";
import { recordAction } from "../actions/store.server.ts";
import { closeCaseAbout, openCase } from "../cases/store.server.ts";
import { LiftFraud, MarkFraud, ReleaseOrder } from "./contract.ts";
import { hasSomethingToDecide } from "./rules.ts";
import {
  heldNoMore,
  holdOf,
  lockOrderToMark,
  putMark,
  putRelease,
  removeMark,
  type MarkedOrder,
} from "./store.server.ts";

/** What is delivered already stays with the buyer until a colleague ends it: that, and the money, is the case's. */
export const markFraud = operation(MarkFraud, (wish, context) =>
  withOrder(MarkFraud.path, wish, context, async (tx, order, by): Promise<void> => {
    const mark = { order_id: order.id, reason: wish.fraudBecause, staff_id: by.staffId, at: by.now };
    if (!(await putMark(tx, mark))) return refuse("CASE_CHANGED");
    await closeCaseAbout(tx, { kind: "order_held", subject: order.number }, `marked as fraud by ${by.who}`, by.now);
    if (hasSomethingToDecide(order.state))
      await openCase(tx, { kind: "fraud_marked", subject: order.number, orderId: order.id, details: {} }, by.now);
    await recordAction(tx, by, "fraud_marked", { orderId: order.id, reason: wish.fraudBecause });
  }),
);

export const liftFraud = operation(LiftFraud, (wish, context) =>
  withOrder(LiftFraud.path, wish, context, async (tx, order, by): Promise<void> => {
    const gone = (await removeMark(tx, order.id)) ?? refuse("CASE_CHANGED");
    const note = `taken back by ${by.who}`;
    await closeCaseAbout(tx, { kind: "fraud_marked", subject: order.number }, note, by.now);
    await goOn(tx, order);
    for (const held of await heldNoMore(tx, gone)) {
      await closeCaseAbout(tx, { kind: "order_held", subject: held.number }, `${note} on ${order.number}`, by.now);
      if (held.id !== order.id) await goOn(tx, held);
    }
    await recordAction(tx, by, "fraud_lifted", { orderId: order.id, reason: wish.fraudBecause });
  }),
);

export const releaseOrder = operation(ReleaseOrder, (wish, context) =>
  withOrder(ReleaseOrder.path, wish, context, async (tx, order, by): Promise<void> => {
    const { marked, alike } = await holdOf(tx, order.id);
    if (marked || !alike) return refuse("CASE_CHANGED");
    await putRelease(tx, { order_id: order.id, staff_id: by.staffId, at: by.now });
    await closeCaseAbout(tx, { kind: "order_held", subject: order.number }, `given free by ${by.who}`, by.now);
    await goOn(tx, order);
    await recordAction(tx, by, "order_released", { orderId: order.id });
  }),
);

type Wish = { requestKey: string; number: string };
type Staff = Pick<Context, "db" | "now" | "visitor"> & { caller: StaffCaller };
type ByMember = By & { staffId: string };

/** Behind the order's row, as whatever delivers it: of two at once the second one sees what the first has done. */
function withOrder(
  path: string,
  wish: Wish,
  context: Staff,
  act: (tx: DbOrTx, order: MarkedOrder, by: ByMember) => Promise<void>,
): Promise<Record<string, never>> {
  const { db, now, caller } = context;
  return once(db, { path, wish }, { caller, now }, async (tx) => {
    await lockCaller(tx, caller, "mark_fraud");
    const order = (await lockOrderToMark(tx, wish.number)) ?? refuse("ORDER_NOT_FOUND");
    await act(tx, order, { ...byCaller(context), staffId: caller.staffId });
    return {};
  });
}

/** A parcel is posted from the list where it lies. */
async function goOn(tx: DbOrTx, { id: orderId, state }: MarkedOrder): Promise<void> {
  if (state === "paid") await addJob(tx, "deliver-order", { orderId, freed: true }, { once: `deliver:${orderId}` });
}
