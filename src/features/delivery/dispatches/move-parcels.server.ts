import { iccidKey, digitsTyped } from "../../../kernel/iccid.ts";
import { Refusal, refuse, type InputProblem } from "../../../kernel/refusal.ts";
import type { Context, StaffCaller } from "../../../platform/context.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller, type By } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { once } from "../../records/actions/once.server.ts";
import { lockOrder } from "../../sales/orders/store.server.ts";
import { cardsAmong } from "../../stock/sim-cards/store.server.ts";
import {
  ArriveParcel,
  CancelParcel,
  CorrectParcel,
  ReturnParcel,
  SendParcel,
  TakeParcelBack,
  UndoParcelCancel,
} from "./contract.ts";
import { parcelArrivedIn, parcelReturnedIn } from "./end-parcel.server.ts";
import { cancelLaterIn, undoCancellingIn } from "./hold-cancelling.server.ts";
import { listedParcels } from "./list-store.server.ts";
import type { ParcelMoved } from "./parcel-moved.ts";
import { buyerMailSeconds } from "./rules.ts";
import { correctParcelIn, sendParcelIn } from "./send-parcel.server.ts";
import { parcelOfOrder } from "./store.server.ts";
import { takeParcelBackIn } from "./take-parcel-back.server.ts";

/** What the desk's commands do, from the console: once per request key, with who did it. */
export const sendParcelByStaff = operation(SendParcel, (wish, context) => {
  const orderNumber = wish.orderNumber.toUpperCase();
  return moved(SendParcel.path, { ...wish, orderNumber }, context, async (tx, by) => {
    await holdAgainstCards(tx, orderNumber, wish.cards);
    const { carrier, trackingNumber } = wish;
    must(await sendParcelIn(tx, { orderNumber, carrier, trackingNumber, heldFor: buyerMailSeconds }, by));
    const [next] = await listedParcels(tx, { view: "to_post", now: by.now }, 1);
    return { orderNumber, next: next?.number ?? null };
  });
});

export const correctParcelByStaff = operation(CorrectParcel, (wish, context) => {
  const orderNumber = wish.orderNumber.toUpperCase();
  return moved(CorrectParcel.path, { ...wish, orderNumber }, context, async (tx, by) => {
    const order = await lockOrder(tx, orderNumber);
    const parcel = order && (await parcelOfOrder(tx, order.id));
    // a colleague has corrected it meanwhile
    if (parcel && parcel.tracking_number !== wish.before) return refuse("PARCEL_MOVED");
    const { carrier, trackingNumber } = wish;
    must(await correctParcelIn(tx, { orderNumber, carrier, trackingNumber, heldFor: buyerMailSeconds }, by));
    return { orderNumber };
  });
});

export const arriveParcel = operation(ArriveParcel, (wish, context) => {
  const orderNumber = wish.orderNumber.toUpperCase();
  return moved(ArriveParcel.path, { ...wish, orderNumber }, context, async (tx, by) => {
    must(await parcelArrivedIn(tx, orderNumber, by));
    return { orderNumber };
  });
});

export const takeParcelBack = operation(TakeParcelBack, (wish, context) => {
  const orderNumber = wish.orderNumber.toUpperCase();
  return moved(TakeParcelBack.path, { ...wish, orderNumber }, context, async (tx, by) => {
    await lockCaller(tx, context.caller, "send_parcels");
    must(await takeParcelBackIn(tx, orderNumber, by));
    return { orderNumber };
  });
});

export const returnParcel = operation(ReturnParcel, (wish, context) => {
  const orderNumber = wish.orderNumber.toUpperCase();
  return moved(ReturnParcel.path, { ...wish, orderNumber }, context, async (tx, by) => {
    must(await parcelReturnedIn(tx, orderNumber, by));
    return { orderNumber };
  });
});

export const cancelParcel = operation(CancelParcel, (wish, context) => {
  const orderNumber = wish.orderNumber.toUpperCase();
  return moved(CancelParcel.path, { ...wish, orderNumber }, context, async (tx, by) => {
    must(await cancelLaterIn(tx, { orderNumber, note: wish.note }, by));
    return { orderNumber };
  });
});

export const undoParcelCancel = operation(UndoParcelCancel, (wish, context) => {
  const orderNumber = wish.orderNumber.toUpperCase();
  return moved(UndoParcelCancel.path, { ...wish, orderNumber }, context, async (tx, by) => {
    must(await undoCancellingIn(tx, orderNumber, by));
    return { orderNumber };
  });
});

type Staff = Pick<Context, "db" | "now" | "visitor"> & { caller: StaffCaller };

function moved<Answer>(
  path: string,
  wish: { requestKey: string; orderNumber: string },
  context: Staff,
  act: (tx: DbOrTx, by: By) => Promise<Answer>,
): Promise<Answer> {
  const by = byCaller(context);
  return once(context.db, { path, wish }, context, async (tx) => {
    await lockCaller(tx, context.caller, "send_parcels");
    return act(tx, by);
  });
}

function must(done: ParcelMoved): void {
  if (!done.moved)
    refuse(done.because === "no_order" || done.because === "no_parcel" ? "ORDER_NOT_FOUND" : "PARCEL_MOVED");
}

/** The cards in the packer's hand are those of the parcel, each once; each wrong one is named at its place. */
async function holdAgainstCards(tx: DbOrTx, orderNumber: string, scanned: readonly string[]): Promise<void> {
  const order = await lockOrder(tx, orderNumber);
  const parcel = order && (await parcelOfOrder(tx, order.id));
  if (!parcel) return;
  const expected = new Set(parcel.iccids.map(iccidKey));
  const cards = parcel.iccids.map((_, place) => iccidKey(digitsTyped(scanned[place] ?? "")));
  const others = new Set(
    (await cardsAmong(tx, cards)).filter(({ order_id }) => order_id !== null).map(({ iccid }) => iccidKey(iccid)),
  );
  const fields = cards.flatMap((card, place): InputProblem[] => {
    const field = `cards.${place}`;
    if (card === "") return [{ field, problem: "empty" }];
    if (cards.indexOf(card) < place) return [{ field, problem: "iccid.duplicate" }];
    if (expected.has(card)) return [];
    return [{ field, problem: others.has(card) ? "card.sold" : "card.other" }];
  });
  if (fields.length > 0) throw new Refusal("INVALID_INPUT", { fields });
}
