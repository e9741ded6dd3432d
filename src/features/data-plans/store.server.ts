import type { DbOrTx } from "../../platform/database/database.server.ts";

export type NewDataPlan = { orderId: string; sims: readonly { position: number; iccid: string }[]; useBy: Date };

/** The data's own clock begins to be watched when a SIM is delivered; it starts to run later, by the plan's start rule. */
export async function openDataPlans(tx: DbOrTx, { orderId, sims, useBy }: NewDataPlan): Promise<void> {
  await tx
    .insertInto("data_plans")
    .values(sims.map(({ position, iccid }) => ({ order_id: orderId, position, iccid, use_by: useBy })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function dataPlansOf(db: DbOrTx, orderId: string) {
  return db.selectFrom("data_plans").selectAll().where("order_id", "=", orderId).orderBy("position").execute();
}

/** It came back and is posted again: what nobody could begin may be begun later. */
export async function beginLater(tx: DbOrTx, orderId: string, useBy: Date): Promise<void> {
  await tx.updateTable("data_plans").set({ use_by: useBy }).where("order_id", "=", orderId).where("state", "=", "not_started").where("use_by", "<", useBy).execute();
}

/** What was given back is not watched any more; what was used up or has expired stays as it is. */
export async function cancelDataPlans(tx: DbOrTx, orderId: string): Promise<void> {
  await tx.updateTable("data_plans").set({ state: "cancelled" }).where("order_id", "=", orderId).where("state", "in", ["not_started", "active"]).execute();
}
