import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";

/** Takes a free profile for a swap; undefined: none is left. Concurrent ones take different profiles without waiting. */
export async function reserveProfile(tx: DbOrTx, orderId: string): Promise<string | undefined> {
  const { rows } = await sql<{ iccid: string }>`
    update esim_profiles set state = 'reserved', order_id = ${orderId} where iccid = any (array(
      select iccid from esim_profiles where state = 'available' order by iccid limit 1 for update skip locked))
    returning iccid`.execute(tx);
  return rows[0]?.iccid;
}

/** Nobody has seen its code, and no network carries anything on it: it may be sold. */
export async function freeReserved(tx: DbOrTx, iccid: string): Promise<void> {
  await endReserved(tx, iccid, { state: "available", order_id: null });
}

/** The network has moved something onto it, or knows no such SIM: it is never sold. */
export async function retireReserved(tx: DbOrTx, iccid: string): Promise<void> {
  await endReserved(tx, iccid, { state: "retired" });
}

async function endReserved(
  tx: DbOrTx,
  iccid: string,
  to: { state: "available"; order_id: null } | { state: "retired" },
): Promise<void> {
  await tx.updateTable("esim_profiles").set(to).where("iccid", "=", iccid).where("state", "=", "reserved").execute();
}

type Swap = { orderId: string; position: number; from: string; to: string };

/**
 * The reserved profile takes the place of the other one, which is never shown again. False where that has given up its
 * place meanwhile. The old one first: a place has one profile at any moment.
 */
export async function takePlace(tx: DbOrTx, { orderId, position, from, to }: Swap, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("esim_profiles")
    .set({ state: "retired" })
    .where("iccid", "=", from)
    .where("order_id", "=", orderId)
    .where("position", "=", position)
    .where("state", "=", "allotted")
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await tx
    .updateTable("esim_profiles")
    .set({ state: "allotted", position, allotted_at: now })
    .where("iccid", "=", to)
    .where("order_id", "=", orderId)
    .where("state", "=", "reserved")
    .executeTakeFirstOrThrow();
  return true;
}
