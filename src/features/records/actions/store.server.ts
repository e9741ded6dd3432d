import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";

/** The member of staff and the time: recorded with every action. */
export type By = { who: string; now: Date };

export type Deed =
  | "parcel_sent"
  | "parcel_corrected"
  | "parcel_arrived"
  | "parcel_returned"
  | "dispatch_cancelled"
  | "cards_added"
  | "case_closed";

/**
 * Records an action in its own transaction, so that neither exists without the other. The desk has no log, so a job of
 * the shop adds it to the security log.
 */
export async function noteAction(
  tx: DbOrTx,
  { who, now }: By,
  action: Deed,
  { orderId, ...details }: { orderId?: string } & Record<string, unknown>,
): Promise<void> {
  await addJob(tx, "tell-deed", { deed: action });
  await tx
    .insertInto("actions")
    .values({ at: now, who, action, order_id: orderId ?? null, details: JSON.stringify(details) })
    .execute();
}

export function actionsOn(db: DbOrTx, orderId: string) {
  return db
    .selectFrom("actions")
    .select(["at", "who", "action", "details"])
    .where("order_id", "=", orderId)
    .orderBy("at")
    .execute();
}
