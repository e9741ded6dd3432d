import * as z from "zod/mini";
import { undoableUntil, undoSeconds } from "../../../kernel/undoable.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { job } from "../../../platform/jobs/job.server.ts";
import type { By } from "../../records/actions/by.server.ts";
import { noteAction } from "../../records/actions/store.server.ts";
import { lockOrder } from "../../sales/orders/store.server.ts";
import { giveParcelUp } from "./cancel-dispatch.server.ts";
import type { ParcelMoved } from "./parcel-moved.ts";
import { dispatchStatesBefore } from "./rules.ts";
import { holdCancelling, letCancellingGo, parcelOfOrder } from "./store.server.ts";

/** All the money goes back by it, so it waits half a minute, in which the parcel is neither posted nor on any file of addresses. */
export async function cancelLaterIn(
  tx: DbOrTx,
  { orderNumber, note }: { orderNumber: string; note: string },
  by: By,
): Promise<ParcelMoved> {
  const order = await lockOrder(tx, orderNumber);
  const parcel = order && (await parcelOfOrder(tx, order.id));
  if (!order || !parcel) return { moved: false, because: order ? "no_parcel" : "no_order" };
  const until = undoableUntil(by.now);
  if (!(await holdCancelling(tx, order.id, until))) return { moved: false, because: parcel.state };
  const held = { orderNumber, who: by.who, heldUntil: until.toISOString() };
  await addJob(tx, "cancel-parcel", held, { inSeconds: undoSeconds });
  await noteAction(tx, by, "dispatch_cancelled", { orderId: order.id, note });
  return { moved: true };
}

export async function undoCancellingIn(tx: DbOrTx, orderNumber: string, by: By): Promise<ParcelMoved> {
  const order = await lockOrder(tx, orderNumber);
  const parcel = order && (await parcelOfOrder(tx, order.id));
  if (!order || !parcel) return { moved: false, because: order ? "no_parcel" : "no_order" };
  const until = parcel.cancel_held_until;
  // posted or cancelled meanwhile by the version before, which knows of no hold
  const isAsItWas = dispatchStatesBefore("cancelled").includes(parcel.state);
  if (!isAsItWas || until === null || until <= by.now || !(await letCancellingGo(tx, order.id, until)))
    return { moved: false, because: parcel.state };
  await noteAction(tx, by, "dispatch_cancel_undone", { orderId: order.id });
  return { moved: true };
}

/** Either this or taking it back finds it held, whichever is first; one that was decided anew has a job of its own. */
export const cancelParcelJob = job(
  "cancel-parcel",
  z.object({ orderNumber: z.string(), who: z.string(), heldUntil: z.string() }),
  async ({ orderNumber, who, heldUntil }, { db, clock }): Promise<void> => {
    await db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, orderNumber);
      const parcel = order && (await parcelOfOrder(tx, order.id));
      if (!order || !parcel || !(await letCancellingGo(tx, order.id, new Date(heldUntil)))) return;
      await giveParcelUp(tx, { order, parcel }, { who, now: clock() });
    });
  },
);
