import type { DbOrTx } from "../../platform/database/database.server.ts";

/** It came back and is posted again: what nobody could begin may be begun later. */
export async function beginLater(tx: DbOrTx, orderId: string, useBy: Date): Promise<void> {
  await tx.updateTable("data_plans").set({ use_by: useBy }).where("order_id", "=", orderId).where("state", "=", "not_started").where("use_by", "<", useBy).execute();
}

/** What was given back is not watched any more; what was used up or has expired stays as it is. */
export async function endData(tx: DbOrTx, orderId: string): Promise<void> {
  await tx.updateTable("data_plans").set({ state: "cancelled" }).where("order_id", "=", orderId).where("state", "in", ["not_started", "active"]).execute();
}
