import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { DispatchState } from "../../../platform/database/tables.ts";
import { dispatchStatesBefore } from "./rules.ts";

export function dispatchOf(db: DbOrTx, orderId: string) {
  return db.selectFrom("dispatches").selectAll().where("order_id", "=", orderId).executeTakeFirst();
}

/** Adds an order to the dispatch list; idempotent. */
export async function addDispatch(tx: DbOrTx, orderId: string, now: Date): Promise<void> {
  await tx
    .insertInto("dispatches")
    .columns(["order_id", "queued_at", "arrives_by"])
    .expression((from) =>
      from
        .selectFrom("order_addresses")
        .select(["order_id", sql<Date>`${now}::timestamptz`.as("queued_at"), "promised_by as arrives_by"])
        .where("order_id", "=", orderId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

type Facts = {
  carrier?: string | null;
  tracking_number?: string | null;
  sent_at?: Date | null;
  arrived_at?: Date | null;
  returned_at?: Date | null;
  sent_before?: string | null;
  undone_number?: string | null;
  cancel_held_until?: null;
};

/** The only way to change a parcel's state; false when its state does not allow the transition. */
export async function moveDispatch(
  tx: DbOrTx,
  orderId: string,
  state: DispatchState,
  also: Facts = {},
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("dispatches")
    .set({ state, ...also })
    .where("order_id", "=", orderId)
    .where("state", "in", dispatchStatesBefore(state))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Replaces the number of a parcel in transit; false when it is not. */
export async function correctTracking(
  tx: DbOrTx,
  orderId: string,
  facts: { carrier: string; tracking_number: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("dispatches")
    .set(facts)
    .where("order_id", "=", orderId)
    .where("state", "=", "sent")
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False when it is on its way or was cancelled, or somebody was quicker. */
export async function holdCancelling(tx: DbOrTx, orderId: string, until: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("dispatches")
    .set({ cancel_held_until: until })
    .where("order_id", "=", orderId)
    .where("state", "in", dispatchStatesBefore("cancelled"))
    .where("cancel_held_until", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False when just this hold is there no more. */
export async function letCancellingGo(tx: DbOrTx, orderId: string, until: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("dispatches")
    .set({ cancel_held_until: null })
    .where("order_id", "=", orderId)
    .where("cancel_held_until", "=", until)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** In one order, so that two who print the same parcels do not wait for each other. */
export async function markLabelled(tx: DbOrTx, orderIds: readonly string[], now: Date): Promise<void> {
  await sql`
    with those as (
      select order_id from dispatches where order_id = any(${orderIds}::uuid[]) order by order_id for no key update
    )
    update dispatches set labelled_at = ${now}::timestamptz from those where dispatches.order_id = those.order_id`.execute(
    tx,
  );
}

/** A parcel with its order, address and cards. */
const parcels = (db: DbOrTx) =>
  db
    .selectFrom("dispatches as parcel")
    .innerJoin("orders", "orders.id", "parcel.order_id")
    .innerJoin("order_addresses as address", "address.order_id", "parcel.order_id")
    .innerJoin("destinations as place", "place.iso2", "address.country")
    .leftJoin("postal_services as service", "service.iso2", "address.country")
    .selectAll("address")
    .select([
      "orders.number",
      "orders.quantity",
      "orders.plan_code",
      "orders.departs_on",
      "orders.state as order_state",
      "parcel.state",
      "parcel.queued_at",
      "parcel.tracking_number",
      "parcel.sent_at",
      "parcel.arrived_at",
      "parcel.sent_before",
      "parcel.carrier as sent_with",
      "parcel.cancel_held_until",
      "place.names",
      "place.time_zone",
      "service.days_min",
      "service.days_max",
    ])
    .select(
      sql<string[]>`(select coalesce(array_agg(card.iccid order by card.position), '{}') from sim_cards card
        where card.order_id = parcel.order_id)`.as("iccids"),
    );

export type ParcelRow = Awaited<ReturnType<typeof waitingParcels>>[number];

/** The parcels to post, earliest promise first. Orders being refunded are left out. */
export function waitingParcels(db: DbOrTx) {
  return parcels(db)
    .where("parcel.state", "=", "waiting")
    .where("orders.state", "=", "dispatching")
    .where("parcel.cancel_held_until", "is", null)
    .orderBy("parcel.arrives_by")
    .orderBy("parcel.queued_at")
    .execute();
}

export function parcelOfOrder(db: DbOrTx, orderId: string): Promise<ParcelRow | undefined> {
  return parcels(db).where("parcel.order_id", "=", orderId).executeTakeFirst();
}

/** Parcels on the list whose orders were cancelled otherwise: by a granted refund or a withdrawal. */
export function abandonedDispatches(db: DbOrTx): Promise<{ number: string }[]> {
  return db
    .selectFrom("dispatches")
    .innerJoin("orders", "orders.id", "dispatches.order_id")
    .select("orders.number")
    .where("dispatches.state", "=", "waiting")
    .where("orders.state", "in", ["refunding", "refunded"])
    .execute();
}
