import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { Progress } from "./rules.ts";

export type SimToRenew = { position: number; iccid: string; attempts: number };

export function simsThatWait(db: DbOrTx, orderId: string): Promise<SimToRenew[]> {
  return db
    .selectFrom("order_renewals")
    .select(["position", "iccid", "attempts"])
    .where("order_id", "=", orderId)
    .where("state", "=", "waiting")
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
