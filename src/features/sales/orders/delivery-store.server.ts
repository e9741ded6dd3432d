import type { DbOrTx } from "../../../platform/database/database.server.ts";

export function addressOf(db: DbOrTx, orderId: string) {
  return db
    .selectFrom("order_addresses")
    .innerJoin("destinations", "destinations.iso2", "order_addresses.country")
    .selectAll("order_addresses")
    .select("destinations.names")
    .where("order_id", "=", orderId)
    .executeTakeFirst();
}

export function dispatchOf(db: DbOrTx, orderId: string) {
  return db.selectFrom("dispatches").selectAll().where("order_id", "=", orderId).executeTakeFirst();
}

/** The cards in an order's parcel; nothing while they are only held. */
export async function cardsOf(db: DbOrTx, orderId: string): Promise<string[]> {
  const cards = await db
    .selectFrom("sim_cards")
    .select("iccid")
    .where("order_id", "=", orderId)
    .where("state", "=", "allotted")
    .orderBy("position")
    .execute();
  return cards.map(({ iccid }) => iccid);
}

export function renewedSims(db: DbOrTx, orderId: string) {
  return db.selectFrom("order_renewals").selectAll().where("order_id", "=", orderId).orderBy("position").execute();
}
