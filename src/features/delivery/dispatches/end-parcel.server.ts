import type { Db, DbOrTx } from "../../../platform/database/database.server.ts";
import type { By } from "../../records/actions/by.server.ts";
import type { Action } from "../../records/actions/rules.ts";
import { noteAction } from "../../records/actions/store.server.ts";
import { openCase } from "../../records/cases/store.server.ts";
import { queueMail } from "../../records/mail-queue/store.server.ts";
import { lockOrder, type Order } from "../../sales/orders/store.server.ts";
import { returnedCase } from "./parcel-cases.ts";
import type { ParcelMoved } from "./parcel-moved.ts";
import { moveDispatch, parcelOfOrder, type ParcelRow } from "./store.server.ts";

/** The carrier reports that it was handed over. */
export function parcelArrived(db: Db, orderNumber: string, by: By): Promise<ParcelMoved> {
  return db.transaction().execute((tx) => parcelArrivedIn(tx, orderNumber, by));
}

export function parcelArrivedIn(inside: DbOrTx, orderNumber: string, by: By): Promise<ParcelMoved> {
  return endParcel(inside, orderNumber, by, "parcel_arrived", async (tx, order) => {
    if (!(await moveDispatch(tx, order.id, "arrived", { arrived_at: by.now }))) return false;
    await queueMail(tx, order.id, "parcel_arrived", by.now);
    return true;
  });
}

/**
 * It was returned. Staff need the buyer to solve that: opens a case, which ends with posting it again or with a refund.
 */
export function parcelReturned(db: Db, orderNumber: string, by: By): Promise<ParcelMoved> {
  return db.transaction().execute((tx) => parcelReturnedIn(tx, orderNumber, by));
}

export function parcelReturnedIn(inside: DbOrTx, orderNumber: string, by: By): Promise<ParcelMoved> {
  return endParcel(inside, orderNumber, by, "parcel_returned", async (tx, order, parcel) => {
    if (!(await moveDispatch(tx, order.id, "returned", { returned_at: by.now }))) return false;
    await openCase(tx, returnedCase(order, parcel), by.now);
    return true;
  });
}

async function endParcel(
  tx: DbOrTx,
  orderNumber: string,
  by: By,
  action: Action,
  end: (tx: DbOrTx, order: Order, parcel: ParcelRow) => Promise<boolean>,
): Promise<ParcelMoved> {
  const order = await lockOrder(tx, orderNumber);
  const parcel = order && (await parcelOfOrder(tx, order.id));
  if (!order || !parcel) return { moved: false, because: order ? "no_parcel" : "no_order" };
  if (!(await end(tx, order, parcel))) return { moved: false, because: parcel.state };
  await noteAction(tx, by, action, { orderId: order.id, trackingNumber: parcel.tracking_number });
  return { moved: true };
}
