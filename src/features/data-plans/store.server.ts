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
