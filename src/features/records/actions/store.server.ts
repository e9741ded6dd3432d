import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";

/** The member of staff and the time: recorded with every action. `staffId`: in the console, where staff sign in. */
export type By = { who: string; staffId?: string; now: Date };

export type Action =
  | "parcel_sent"
  | "parcel_corrected"
  | "parcel_arrived"
  | "parcel_returned"
  | "dispatch_cancelled"
  | "cards_added"
  | "case_assigned"
  | "case_snoozed"
  | "case_closed"
  | "staff_invited"
  | "staff_joined"
  | "staff_signed_in"
  | "staff_sign_in_failed"
  | "staff_signed_out"
  | "plan_published"
  | "plan_withdrawn";

type Details = { orderId?: string } & Record<string, unknown>;

/** Records an action in the action's own transaction, so that neither exists without the other. */
export async function recordAction(
  tx: DbOrTx,
  { who, staffId, now }: By,
  action: Action,
  { orderId, ...details }: Details,
): Promise<void> {
  await tx
    .insertInto("actions")
    .values({
      at: now,
      who,
      staff_id: staffId ?? null,
      action,
      order_id: orderId ?? null,
      details: JSON.stringify(details),
    })
    .execute();
}

/** For what the console and the desk both do: the desk has no log, so a job of the shop adds it to the security log. */
export async function noteAction(tx: DbOrTx, by: By, action: Action, details: Details): Promise<void> {
  if (by.staffId === undefined) await addJob(tx, "tell-deed", { deed: action });
  await recordAction(tx, by, action, details);
}

export function actionsOn(db: DbOrTx, orderId: string) {
  return db
    .selectFrom("actions")
    .select(["at", "who", "action", "details"])
    .where("order_id", "=", orderId)
    .orderBy("at")
    .execute();
}

/** What was done to a plan, the newest first. */
export function actionsOnPlan(db: DbOrTx, code: string, most: number) {
  return db
    .selectFrom("actions")
    .select(["at", "who", "action", "details"])
    .where(sql<boolean>`details ? 'plan' and details ->> 'plan' = ${code}`)
    .orderBy("at", "desc")
    .limit(most)
    .execute();
}
