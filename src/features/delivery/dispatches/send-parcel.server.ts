import type { Db, DbOrTx } from "../../../platform/database/database.server.ts";
import type { By } from "../../records/actions/by.server.ts";
import { noteAction } from "../../records/actions/store.server.ts";
import { closeCaseAbout } from "../../records/cases/store.server.ts";
import { holdForReview } from "../../records/fraud-marks/hold-for-review.server.ts";
import { queueMail } from "../../records/mail-queue/store.server.ts";
import { useBy } from "../../sales/orders/rules.ts";
import { lockOrder, moveOrder, type Order } from "../../sales/orders/store.server.ts";
import { beginLater, openDataPlans } from "../../stock/data-plans/store.server.ts";
import { expectedArrival } from "./expected-arrival.ts";
import { casesAbout } from "./parcel-cases.ts";
import type { ParcelMoved } from "./parcel-moved.ts";
import { correctTracking, moveDispatch, parcelOfOrder, type ParcelRow } from "./store.server.ts";

/** `heldFor`: seconds until the buyer is told; meanwhile the number can be corrected unseen, or the posting taken back. */
type Posted = { orderNumber: string; carrier: string; trackingNumber: string; heldFor?: number };

/**
 * The carrier has the parcel: the order is delivered, the data plan's validity is set and the buyer gets the number.
 * Idempotent: a repeat is reported as such.
 */
export function sendParcel(db: Db, posted: Posted, by: By): Promise<ParcelMoved> {
  return db.transaction().execute((tx) => sendParcelIn(tx, posted, by));
}

export async function sendParcelIn(
  tx: DbOrTx,
  { orderNumber, carrier, trackingNumber, heldFor }: Posted,
  by: By,
): Promise<ParcelMoved> {
  const order = await lockOrder(tx, orderNumber);
  const parcel = order && (await parcelOfOrder(tx, order.id));
  if (!order || !parcel) return { moved: false, because: order ? "no_parcel" : "no_order" };
  // posted again after its return: the order is delivered already
  if (order.state !== "dispatching" && !(parcel.state === "returned" && order.state === "delivered"))
    return { moved: false, because: refusedBy(order, parcel) };
  if (parcel.cancel_held_until !== null) return { moved: false, because: "cancelled" };
  if (await holdForReview(tx, order, by.now)) return { moved: false, because: "held" };
  if (
    !(await moveDispatch(tx, order.id, "sent", {
      carrier,
      tracking_number: trackingNumber,
      sent_at: by.now,
      arrived_at: null,
      undone_number: null,
      sent_before: parcel.state === "returned" ? JSON.stringify(posting(parcel)) : null,
    }))
  ) {
    return { moved: false, because: parcel.state };
  }
  await beginTheData(tx, order, parcel, by.now);
  await moveOrder(tx, order.id, "delivered", { closed_at: by.now });
  await queueMail(tx, order.id, "parcel_sent", by.now, {
    what: trackingNumber,
    ...(heldFor !== undefined && { heldFor }),
  });
  for (const about of casesAbout(orderNumber)) await closeCaseAbout(tx, about, `posted by ${by.who}`, by.now);
  await noteAction(tx, by, "parcel_sent", { orderId: order.id, carrier, trackingNumber });
  return { moved: true };
}

/** Corrects a mistyped tracking number, and sends the buyer the right one. */
export function correctParcel(db: Db, posted: Posted, by: By): Promise<ParcelMoved> {
  return db.transaction().execute((tx) => correctParcelIn(tx, posted, by));
}

export async function correctParcelIn(
  tx: DbOrTx,
  { orderNumber, carrier, trackingNumber, heldFor }: Posted,
  by: By,
): Promise<ParcelMoved> {
  const order = await lockOrder(tx, orderNumber);
  const parcel = order && (await parcelOfOrder(tx, order.id));
  if (!order || !parcel) return { moved: false, because: order ? "no_parcel" : "no_order" };
  if (!(await correctTracking(tx, order.id, { carrier, tracking_number: trackingNumber })))
    return { moved: false, because: parcel.state };
  await queueMail(tx, order.id, "parcel_sent", by.now, {
    what: trackingNumber,
    ...(heldFor !== undefined && { heldFor }),
  });
  await noteAction(tx, by, "parcel_corrected", {
    orderId: order.id,
    before: { carrier: parcel.sent_with, trackingNumber: parcel.tracking_number },
    after: { carrier, trackingNumber },
  });
  return { moved: true };
}

const posting = ({ sent_with: carrier, tracking_number, sent_at, arrived_at }: ParcelRow) => ({
  carrier,
  tracking_number,
  sent_at,
  arrived_at,
});

function refusedBy({ state }: Order, parcel: ParcelRow) {
  return state === "refunding" || state === "refunded" ? "money_back" : parcel.state;
}

/** Counted from the latest expected arrival, so that nobody loses days to the post. */
async function beginTheData(tx: DbOrTx, order: Order, parcel: ParcelRow, now: Date): Promise<void> {
  const there = new Date(`${expectedArrival(now, parcel).latest}T00:00:00Z`);
  const sims = parcel.iccids.map((iccid, place) => ({ position: place + 1, iccid }));
  const end = useBy(order.plan_as_sold, there);
  await openDataPlans(tx, { orderId: order.id, sims, useBy: end, carrier: "network" });
  await beginLater(tx, order.id, end);
}
