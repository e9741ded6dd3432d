import type { OutputOf } from "../../../kernel/endpoint.ts";
import type { Language } from "../../../kernel/language.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { parcelAsTold } from "../../delivery/dispatches/parcel-as-told.server.ts";
import { addressOf, renewedSims } from "../../sales/orders/delivery-store.server.ts";
import { printedOrderAddress } from "../../sales/orders/printed-order-address.ts";
import { cardsOf } from "../../stock/sim-cards/store.server.ts";
import type { GetOrderResult } from "./result-contract.ts";

type Result = OutputOf<typeof GetOrderResult>;

/** The parcel of a card order; before payment there is only an address and a promise. */
export async function parcelOf(db: DbOrTx, orderId: string, language: Language): Promise<Result["parcel"]> {
  const [to, dispatch, cards] = await Promise.all([
    addressOf(db, orderId),
    parcelAsTold(db, orderId),
    cardsOf(db, orderId),
  ]);
  if (!to) return null;
  return {
    state: dispatch?.state ?? "waiting",
    carrier: dispatch?.carrier ?? to.carrier,
    trackingNumber: dispatch?.tracking_number ?? null,
    sentAt: dispatch?.sent_at?.toISOString() ?? null,
    arrivedAt: dispatch?.arrived_at?.toISOString() ?? null,
    promisedFrom: to.promised_from,
    promisedBy: to.promised_by,
    country: to.names[language],
    address: printedOrderAddress(to),
    contactPerson: to.contact_person,
    phone: to.phone,
    iccids: cards,
  };
}

export async function renewalsOf(db: DbOrTx, orderId: string): Promise<Result["renewals"]> {
  const sims = await renewedSims(db, orderId);
  return sims.map(({ position, iccid, state, applied_at }) => ({
    position,
    iccid,
    state,
    appliedAt: applied_at?.toISOString() ?? null,
  }));
}
