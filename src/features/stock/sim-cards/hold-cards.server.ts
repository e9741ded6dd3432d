import { sql, type RawBuilder } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";

/**
 * Holds cards for an order that is about to be paid: those that it holds already, plus free ones. False: there were too
 * few (the caller's transaction must roll back). `also`: what the caller writes in the same statement.
 */
export async function holdCards(
  tx: DbOrTx,
  orderId: string,
  quantity: number,
  also: RawBuilder<unknown>,
): Promise<boolean> {
  const { rows } = await sql<{ held: number }>`${prepared}
    with mine as (
      select count(*) as count from sim_cards where order_id = ${orderId}
    ), free as (
      select iccid from sim_cards where state = 'available' order by iccid
      limit (select greatest(0, ${quantity} - count) from mine) for update skip locked
    ), taken as (
      update sim_cards set state = 'held', order_id = ${orderId} where iccid = any (array(select iccid from free))
        returning 1
    ), ${also}
    select ((select count from mine) + (select count(*) from taken))::int as held`.execute(tx);
  return rows[0]!.held >= quantity;
}

/**
 * How many cards an order could get: those that it holds and free ones; counted up to `most`, however large the stock.
 */
export async function cardsWithin(db: DbOrTx, orderId: string, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from sim_cards where order_id = ${orderId} and state = 'held')
      + (select count(*) from (select from sim_cards where state = 'available' order by iccid
        limit ${most}) as free))::int as count`.execute(db);
  return rows[0]!.count;
}

/** Releases held cards: only those that were never put into a parcel. */
export async function returnHeldCards(tx: DbOrTx, orderIds: readonly string[]): Promise<void> {
  await tx
    .updateTable("sim_cards")
    .set({ state: "available", order_id: null, position: null })
    .where("order_id", "in", orderIds)
    .where("state", "=", sql.lit("held"))
    .execute();
}
