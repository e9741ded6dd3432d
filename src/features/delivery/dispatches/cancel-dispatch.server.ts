import type { Db, DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import type { By } from "../../records/actions/by.server.ts";
import { noteAction } from "../../records/actions/store.server.ts";
import { closeCaseAbout } from "../../records/cases/store.server.ts";
import { lockOrder, moveOrder, type Order } from "../../sales/orders/store.server.ts";
import { cancelDataPlans, dataPlansOf } from "../../stock/data-plans/store.server.ts";
import { returnCards } from "../../stock/sim-cards/store.server.ts";
import { casesAbout } from "./parcel-cases.ts";
import type { ParcelMoved } from "./parcel-moved.ts";
import { goesBackIntoStock } from "./rules.ts";
import { moveDispatch, parcelOfOrder, type ParcelRow } from "./store.server.ts";

type Cancelled = { orderNumber: string; note: string };

/**
 * Cancels a parcel that cannot be posted, or was returned and will not be posted again: the order is refunded. A card
 * that was posted once may have been used, even if that was taken back, so the network is asked first
 * (`give-parcel-back`).
 */
export function cancelDispatch(db: Db, cancelled: Cancelled, by: By): Promise<ParcelMoved> {
  return db.transaction().execute((tx) => cancelIn(tx, cancelled, by));
}

async function cancelIn(tx: DbOrTx, { orderNumber, note }: Cancelled, by: By): Promise<ParcelMoved> {
  const order = await lockOrder(tx, orderNumber);
  const parcel = order && (await parcelOfOrder(tx, order.id));
  if (!order || !parcel) return { moved: false, because: order ? "no_parcel" : "no_order" };
  if (!(await giveParcelUp(tx, { order, parcel }, by))) return { moved: false, because: parcel.state };
  await noteAction(tx, by, "dispatch_cancelled", { orderId: order.id, note });
  return { moved: true };
}

/** With the money; false when it was posted or cancelled before. */
export async function giveParcelUp(
  tx: DbOrTx,
  { order, parcel }: { order: Order; parcel: ParcelRow },
  by: By,
): Promise<boolean> {
  const mayBeUsed = parcel.state === "returned" || (await wasPosted(tx, order));
  if (!(await takeOffTheList(tx, order, by))) return false;
  if (mayBeUsed) await addJob(tx, "give-parcel-back", { orderId: order.id, who: by.who });
  else if (await moveOrder(tx, order.id, "refunding"))
    await addJob(tx, "refund-order", { orderId: order.id, reason: "cannot_dispatch" });
  return true;
}

/** Cancels the parcel of an order that is given up. False when it has been sent or was cancelled before. */
export async function takeOffTheList(tx: DbOrTx, order: Order, by: By): Promise<boolean> {
  const { id, number, quantity } = order;
  const before = await tx
    .selectFrom("dispatches")
    .select("state")
    .where("order_id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!before || !(await moveDispatch(tx, id, "cancelled", { cancel_held_until: null }))) return false;
  if (goesBackIntoStock(before.state) && !(await wasPosted(tx, order))) await returnCards(tx, id);
  await cancelDataPlans(
    tx,
    id,
    Array.from({ length: quantity }, (_, place) => place + 1),
    by.now,
  );
  for (const about of casesAbout(number))
    await closeCaseAbout(tx, about, `taken off the dispatch list by ${by.who}`, by.now);
  return true;
}

/** Posting is what opens the plans on its cards; they stay when it is taken back. */
const wasPosted = async (tx: DbOrTx, { id }: Order) => (await dataPlansOf(tx, id)).length > 0;
