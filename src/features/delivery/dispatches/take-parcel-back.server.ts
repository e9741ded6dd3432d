import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { SentBefore } from "../../../platform/database/tables.ts";
import type { By } from "../../records/actions/by.server.ts";
import { noteAction } from "../../records/actions/store.server.ts";
import { openCase } from "../../records/cases/store.server.ts";
import { takeHeldBack } from "../../records/mail-queue/store.server.ts";
import { lockOrder, moveOrder, type Order } from "../../sales/orders/store.server.ts";
import { dataPlansOf } from "../../stock/data-plans/store.server.ts";
import { returnedCase } from "./parcel-cases.ts";
import type { ParcelMoved } from "./parcel-moved.ts";
import { canBeTakenBackUntil } from "./rules.ts";
import { moveDispatch, parcelOfOrder, type ParcelRow } from "./store.server.ts";

/**
 * It was marked as posted in error, and its buyer has not been told: it is as it was before. Its cards stay its own, and
 * the plans on them as they are, to be begun anew with the next posting as after a return.
 */
export async function takeParcelBackIn(tx: DbOrTx, orderNumber: string, by: By): Promise<ParcelMoved> {
  const order = await lockOrder(tx, orderNumber);
  const parcel = order && (await parcelOfOrder(tx, order.id));
  if (!order || !parcel) return { moved: false, because: order ? "no_parcel" : "no_order" };
  if (order.state !== "delivered") return { moved: false, because: "money_back" };
  const isInTime = parcel.sent_at && canBeTakenBackUntil(parcel, by.now) !== undefined;
  const isUsed = (await dataPlansOf(tx, order.id)).some((plan) => plan.activated_at !== null);
  if (!isInTime || isUsed || !(await takeHeldBack(tx, lettersOf(order, parcel.sent_at!))))
    return { moved: false, because: parcel.state };
  const before = parcel.sent_before;
  await (before ? backToReturned(tx, order, { ...parcel, before }, by) : backToWaiting(tx, order, parcel));
  const details = { carrier: parcel.sent_with, trackingNumber: parcel.tracking_number };
  await noteAction(tx, by, "parcel_sending_undone", { orderId: order.id, ...details });
  return { moved: true };
}

const lettersOf = ({ id }: Order, sentAt: Date) => ({ orderId: id, kind: "parcel_sent" as const, since: sentAt });

async function backToWaiting(tx: DbOrTx, { id }: Order, { tracking_number: undone }: ParcelRow): Promise<void> {
  const nothing = { carrier: null, tracking_number: null, sent_at: null };
  await moveDispatch(tx, id, "waiting", { ...nothing, undone_number: undone });
  await moveOrder(tx, id, "dispatching", { closed_at: null });
}

type PostedAgain = ParcelRow & { before: SentBefore };

async function backToReturned(tx: DbOrTx, order: Order, { before, ...parcel }: PostedAgain, by: By): Promise<void> {
  const { carrier, tracking_number, sent_at, arrived_at } = before;
  await moveDispatch(tx, order.id, "returned", {
    returned_at: by.now,
    carrier,
    tracking_number,
    sent_at: new Date(sent_at),
    arrived_at: arrived_at === null ? null : new Date(arrived_at),
    sent_before: null,
    undone_number: parcel.tracking_number,
  });
  await openCase(tx, returnedCase(order, { ...parcel, sent_with: carrier, tracking_number }), by.now);
}
