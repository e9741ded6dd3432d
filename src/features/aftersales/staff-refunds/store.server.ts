import type { Insertable, Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { StaffRefundRow, StaffRefundState } from "../../../platform/database/tables.ts";
import { staffRefundStatesBefore } from "./rules.ts";

type StaffRefund = Selectable<StaffRefundRow>;

export async function putStaffRefund(tx: DbOrTx, refund: Insertable<StaffRefundRow>): Promise<StaffRefund> {
  return tx.insertInto("staff_refunds").values(refund).returningAll().executeTakeFirstOrThrow();
}

/** `by`: the mailbox of the member of staff who decided. */
export type Decided = StaffRefund & { by: string };

export function staffRefundById(db: DbOrTx, id: string): Promise<Decided | undefined> {
  return db
    .selectFrom("staff_refunds")
    .innerJoin("staff", "staff.id", "staff_id")
    .selectAll("staff_refunds")
    .select("staff.email as by")
    .where("staff_refunds.id", "=", id)
    .executeTakeFirst();
}

/** Decided and not carried out yet: reserved for an order whose row the caller has locked. */
export function waitingStaffRefunds(db: DbOrTx, orderId: string): Promise<(StaffRefund & { name: string })[]> {
  return db
    .selectFrom("staff_refunds")
    .innerJoin("staff", "staff.id", "staff_id")
    .selectAll("staff_refunds")
    .select("staff.name")
    .where("order_id", "=", orderId)
    .where("state", "=", "waiting")
    .orderBy("decided_at")
    .execute();
}

/** The only way to change its state; false when another was faster. */
export async function moveStaffRefund(tx: DbOrTx, id: string, state: StaffRefundState, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("staff_refunds")
    .set({ state, ended_at: now })
    .where("id", "=", id)
    .where("state", "in", staffRefundStatesBefore(state))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
