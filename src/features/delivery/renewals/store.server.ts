import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { neverReached, type Progress } from "./rules.ts";

export type SimToRenew = { position: number; iccid: string; attempts: number };

/** Whether the network was asked to load it, whatever came of that. */
const isAsked = sql<boolean>`(attempts > 0 or failure is not null or state <> 'waiting')`;

/** Whether anything of a renewal may be on a SIM. */
export async function wasAsked(db: DbOrTx, orderId: string): Promise<boolean> {
  const asked = db.selectFrom("order_renewals").select("position").where("order_id", "=", orderId).where(isAsked);
  return (await asked.limit(1).execute()).length > 0;
}

/** Before the network is asked, behind the order's row: until it answers it has not been reached. */
export async function noteAsked(tx: DbOrTx, orderId: string): Promise<void> {
  await tx
    .updateTable("order_renewals")
    .set({ failure: neverReached })
    .where("order_id", "=", orderId)
    .where("state", "=", "waiting")
    .where("failure", "is", null)
    .execute();
}

/** Those that the network was asked about and has not answered. */
export function simsThatWait(db: DbOrTx, orderId: string): Promise<SimToRenew[]> {
  return db
    .selectFrom("order_renewals")
    .select(["position", "iccid", "attempts"])
    .where("order_id", "=", orderId)
    .where("state", "=", "waiting")
    .where(isAsked)
    .orderBy("position")
    .execute();
}

export type Word =
  | { state: "applied"; network_reference: string; applied_at: Date }
  | { state: "failed"; failure: string; failed_at: Date }
  | { state: "waiting"; failure: string };

/**
 * Records the network's answer for one SIM, only if it is waiting: of two workers with the same answer one writes it.
 */
export async function noteWord(db: DbOrTx, orderId: string, position: number, word: Word): Promise<void> {
  await db
    .updateTable("order_renewals")
    .set((row) => ({ failure: null, ...word, attempts: row("attempts", "+", 1) }))
    .where("order_id", "=", orderId)
    .where("position", "=", position)
    .where("state", "=", "waiting")
    .execute();
}

export async function progressOf(db: DbOrTx, orderId: string): Promise<Progress> {
  const rows = await db.selectFrom("order_renewals").select("state").where("order_id", "=", orderId).execute();
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  return { waiting: count("waiting"), applied: count("applied"), failed: count("failed") };
}
