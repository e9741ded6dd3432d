import type { DbOrTx } from "../../platform/database/database.server.ts";

export async function retireProfiles(tx: DbOrTx, { orderId, positions }: { orderId: string; positions: readonly number[] }, _now: Date): Promise<void> {
  await tx.updateTable("esim_profiles").set({ state: "retired" }).where("order_id", "=", orderId).where("position", "in", [...positions]).execute();
}
