import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { parcelsByNumber, type ParcelInList } from "../../delivery/dispatches/list-store.server.ts";
import { buyerMailSeconds, canBePosted } from "../../delivery/dispatches/rules.ts";
import { sendParcelIn } from "../../delivery/dispatches/send-parcel.server.ts";
import { byCaller, type By } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { lockToAct } from "../../records/fraud-marks/store.server.ts";
import { lockOrders } from "../../sales/orders/store.server.ts";
import { CheckTrackingFile, TakeTrackingFile } from "./contract.ts";
import { readTracking, wrong } from "./read-tracking.server.ts";
import type { TrackingRow } from "./rules.ts";

export const checkTrackingFile = operation(CheckTrackingFile, async ({ file }, { db }) => ({
  rows: await judged(db, readTracking(file)),
}));

/**
 * One transaction, so that a repeat gets the same answer; a parcel that cannot be posted any more is none of its
 * failures. All its orders are locked before anything behind one of them, which whoever holds a later one may wait for.
 */
export const takeTrackingFile = operation(TakeTrackingFile, (wish, context) => {
  const by = byCaller(context);
  return once(context.db, { path: TakeTrackingFile.path, wish }, context, async (tx) => {
    await lockCaller(tx, context.caller, "send_parcels");
    const rows = await judged(tx, readTracking(wish.file));
    const done = new Map<TrackingRow, TrackingRow>();
    const ready = rows.filter(({ state }) => state === "ready");
    const orderIds = await lockOrders(
      tx,
      ready.map(({ orderNumber }) => orderNumber),
    );
    await lockToAct(tx, orderIds);
    for (const row of ready) done.set(row, await posted(tx, row, by));
    return { rows: rows.map((row) => done.get(row) ?? row) };
  });
});

async function posted(tx: DbOrTx, row: TrackingRow, by: By): Promise<TrackingRow> {
  const { orderNumber, carrier, trackingNumber } = row;
  const sent = await sendParcelIn(
    tx,
    { orderNumber, carrier: carrier ?? "", trackingNumber, heldFor: buyerMailSeconds },
    by,
  );
  if (sent.moved) return { ...row, state: "sent" };
  // a colleague was quicker, or the order was cancelled since it was read
  const [now] = await judged(tx, [row]);
  return now!.state === "ready" ? wrong(row, "waiting", null) : now!;
}

/** Held against the parcels as they are. Without a carrier of its own a row has the one that was ordered. */
async function judged(db: DbOrTx, rows: readonly TrackingRow[]): Promise<TrackingRow[]> {
  const numbers = rows.filter(({ state }) => state === "ready").map(({ orderNumber }) => orderNumber);
  const parcels = new Map((await parcelsByNumber(db, numbers)).map((parcel) => [parcel.number, parcel]));
  return rows.map((row) => (row.state === "ready" ? judge(row, parcels.get(row.orderNumber)) : row));
}

function judge(row: TrackingRow, parcel: ParcelInList | undefined): TrackingRow {
  if (!parcel) return wrong(row, "order_unknown", null);
  const said = { ...row, carrier: row.carrier ?? parcel.carrier };
  // also of one that came back: last week's file does not post it again
  if (parcel.tracking_number === row.trackingNumber) return { ...said, state: "already" };
  // as does a file whose posting was taken back: whoever means it posts the parcel by hand
  if (parcel.undone_number === row.trackingNumber) return wrong(said, "taken_back", null);
  if (canBePosted(parcel)) return said;
  const isPaidBack = parcel.order_state === "refunding" || parcel.order_state === "refunded";
  return wrong(said, isPaidBack ? "money_back" : parcel.state, null);
}
