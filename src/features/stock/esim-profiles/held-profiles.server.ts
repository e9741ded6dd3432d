import { sql, type RawBuilder } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";

/**
 * Holds profiles of the pool for an order that is about to be paid: those that it holds already, plus free ones. False:
 * there were too few (the caller's transaction must roll back). `also`: what the caller writes in the same statement.
 */
export async function holdProfiles(
  tx: DbOrTx,
  orderId: string,
  quantity: number,
  also: RawBuilder<unknown>,
): Promise<boolean> {
  const { rows } = await sql<{ held: number }>`${prepared}
    with mine as (
      select count(*) as count from esim_profiles where order_id = ${orderId} and state <> 'retired'
    ), free as (
      select iccid from esim_profiles where state = 'available' order by iccid
      limit (select greatest(0, ${quantity} - count) from mine) for update skip locked
    ), taken as (
      update esim_profiles set state = 'held', order_id = ${orderId} where iccid = any (array(select iccid from free))
        returning 1
    ), ${also}
    select ((select count from mine) + (select count(*) from taken))::int as held`.execute(tx);
  return rows[0]!.held >= quantity;
}

/**
 * How many profiles an order could get: those that it holds and free ones; counted up to `most`, however large the
 * pool.
 */
export async function profilesWithin(db: DbOrTx, orderId: string, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from esim_profiles where order_id = ${orderId} and state = 'held')
      + (select count(*) from (select from esim_profiles where state = 'available' order by iccid
        limit ${most}) as free))::int as count`.execute(db);
  return rows[0]!.count;
}

/** Releases held profiles: nobody has seen their codes. */
export async function returnProfiles(tx: DbOrTx, orderIds: readonly string[]): Promise<void> {
  await tx
    .updateTable("esim_profiles")
    .set({ state: "available", order_id: null })
    .where("order_id", "in", orderIds)
    .where("state", "=", sql.lit("held"))
    .execute();
}
