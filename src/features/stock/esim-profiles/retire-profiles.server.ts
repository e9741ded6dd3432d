import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { cancelDataPlans } from "../data-plans/store.server.ts";

/**
 * Retires eSIMs in the caller's transaction (refund, plan change): never shown and never sold again, since their codes
 * were seen; their data plans end, and a supplier is asked to take back what it made, unless it has. Idempotent.
 */
export async function retireProfiles(
  tx: DbOrTx,
  {
    orderId,
    positions,
    supplierHasThem = false,
  }: { orderId: string; positions: readonly number[]; supplierHasThem?: boolean },
  now: Date,
): Promise<void> {
  if (positions.length === 0) return;
  const retired = await tx
    .updateTable("esim_profiles")
    .set({ state: "retired" })
    .where("order_id", "=", orderId)
    .where("position", "in", [...positions])
    .where("state", "=", "allotted")
    .returning(["iccid", "supplier"])
    .execute();
  await cancelDataPlans(tx, orderId, positions, now);
  for (const { iccid, supplier } of retired) {
    if (supplier !== "pool" && !supplierHasThem)
      await addJob(tx, "cancel-at-supplier", { iccid }, { once: `cancel-at-supplier:${iccid}` });
  }
}

/** Retires those of a batch that are free, in the caller's transaction; returns how many. Waits for no buyer. */
export async function retireFreeProfiles(tx: DbOrTx, batchId: string): Promise<number> {
  const { numAffectedRows } = await sql`
    update esim_profiles set state = 'retired' where iccid = any (array(
      select iccid from esim_profiles where batch_id = ${batchId} and state = 'available' for update skip locked))`.execute(
    tx,
  );
  return Number(numAffectedRows);
}
