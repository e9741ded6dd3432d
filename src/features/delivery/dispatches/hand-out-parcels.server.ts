import { refuse } from "../../../kernel/refusal.ts";
import type { Context, StaffCaller } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { chosenParcels, numbersIn, type Chosen } from "./chosen-parcels.server.ts";
import { courierCells, courierColumns } from "./courier-sheet.ts";
import { MakeCourierFile, PrintLabels } from "./handing-contract.ts";
import { labelOf } from "./label.ts";
import type { ParcelInList } from "./list-store.server.ts";
import { isHandedOut, mostOnAFile } from "./rules.ts";
import { markLabelled } from "./store.server.ts";

type Staff = Pick<Context, "db" | "now" | "visitor"> & { caller: StaffCaller };
type HandedOut = { parcels: ParcelInList[]; leftOut: string[] };

export const printLabels = operation(PrintLabels, async ({ paper, ...which }, context) => {
  const { parcels, leftOut } = await handedOut(which, context, async (tx, { parcels: those }) => {
    await markLabelled(
      tx,
      those.map(({ order_id }) => order_id),
      context.now,
    );
    await recordAction(tx, byCaller(context), "labels_printed", { paper, ...named(those) });
  });
  return {
    labels: parcels.map((parcel) => ({
      orderNumber: parcel.number,
      carrier: parcel.carrier,
      cards: parcel.quantity,
      iso2: parcel.country,
      lines: labelOf(parcel),
    })),
    leftOut,
  };
});

export const makeCourierFile = operation(MakeCourierFile, async (which, context) => {
  const { parcels } = await handedOut(which, context, (tx, { parcels: those }) =>
    recordAction(tx, byCaller(context), "courier_file_made", named(those)),
  );
  return { columns: courierColumns, rows: parcels.map(courierCells) };
});

/**
 * Addresses that leave the console: the caller's right is asked once more behind their row, and what is written down
 * about it is of the same transaction as the look. No request key: who asks twice has two copies, and both are in the
 * trail.
 */
function handedOut(chosen: Chosen, { db, now, caller }: Staff, note: (tx: DbOrTx, out: HandedOut) => Promise<void>) {
  return db.transaction().execute(async (tx): Promise<HandedOut> => {
    await lockCaller(tx, caller, "send_parcels");
    const found = await chosenParcels(tx, chosen, now);
    const parcels = found.filter(isHandedOut).slice(0, mostOnAFile);
    if (parcels.length === 0) return refuse("PARCEL_MOVED");
    const ready = new Set(parcels.map(({ number }) => number));
    const out = { parcels, leftOut: numbersIn(chosen).filter((number) => !ready.has(number)) };
    await note(tx, out);
    return out;
  });
}

/** One parcel stands in the trail of its order, several in one line with their numbers. */
function named(parcels: readonly ParcelInList[]) {
  const [first, ...others] = parcels;
  return others.length === 0 && first
    ? { orderId: first.order_id }
    : { orders: parcels.map(({ number }) => number).join(" ") };
}
