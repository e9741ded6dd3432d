import { sql, type Selectable } from "kysely";
import type { DbOrTx } from "../../platform/database/database.server.ts";
import type { DataPlanRow } from "../../platform/database/tables.ts";
import { endOf, type DataPlanChange, type SoldPlan } from "./rules.ts";

/** `begins`: by its start rule the plan runs from the purchase on, so from this moment. */
export type NewDataPlan = { orderId: string; sims: readonly { position: number; iccid: string }[]; useBy: Date; begins?: { sold: SoldPlan; at: Date } };

/** The data's own clock begins to be watched when a SIM is delivered; it starts to run later, by the plan's start rule. */
export async function openDataPlans(tx: DbOrTx, { orderId, sims, useBy, begins }: NewDataPlan): Promise<void> {
  const begun = begins?.sold.start_rule === "purchase" ? { state: "active" as const, activated_at: begins.at, expires_at: endOf(begins.sold, begins.at) } : {};
  await tx
    .insertInto("data_plans")
    .values(sims.map(({ position, iccid }) => ({ order_id: orderId, position, iccid, use_by: useBy, ...begun })))
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

/** For who is about to change it: words about one plan take turns. */
export function lockDataPlan(tx: DbOrTx, orderId: string, position: number): Promise<Selectable<DataPlanRow> | undefined> {
  return tx.selectFrom("data_plans").selectAll().where("order_id", "=", orderId).where("position", "=", position).forUpdate().executeTakeFirst();
}

export async function changeDataPlan(tx: DbOrTx, orderId: string, position: number, change: DataPlanChange): Promise<void> {
  await tx.updateTable("data_plans").set(change).where("order_id", "=", orderId).where("position", "=", position).execute();
}

/** What was taken back, or replaced by another plan, runs no more. */
export async function cancelDataPlans(tx: DbOrTx, orderId: string, positions: readonly number[], now: Date): Promise<void> {
  await tx
    .updateTable("data_plans")
    .set({ state: "cancelled", as_of: now })
    .where("order_id", "=", orderId)
    .where("position", "in", [...positions])
    .where("state", "<>", "cancelled")
    .execute();
}

/** Plans whose days are over, and those that were never started in time. Answers how many. */
export async function expireDataPlans(db: DbOrTx, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update data_plans set state = 'expired'
    where (state in ('active', 'used_up') and expires_at <= ${now}) or (state = 'not_started' and use_by <= ${now})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
