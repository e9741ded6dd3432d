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

export function renewedSims(db: DbOrTx, orderId: string) {
  return db.selectFrom("order_renewals").selectAll().where("order_id", "=", orderId).orderBy("position").execute();
}
