import { sql, type Insertable, type RawBuilder, type Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { StaffRefundRow, StaffRefundState } from "../../../platform/database/tables.ts";
import { wasRetried } from "../../sales/payments/retry-refund.server.ts";
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
export async function moveStaffRefund(
  tx: DbOrTx,
  id: string,
  state: StaffRefundState,
  also: Partial<Pick<StaffRefund, "ended_at" | "confirmed_by" | "confirmed_at" | "due_at">>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("staff_refunds")
    .set({ state, ...also })
    .where("id", "=", id)
    .where("state", "in", staffRefundStatesBefore(state))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Waiting for a colleague; they reserve nothing. */
export function proposedStaffRefunds(db: DbOrTx, orderId: string): Promise<(StaffRefund & { name: string })[]> {
  return db
    .selectFrom("staff_refunds")
    .innerJoin("staff", "staff.id", "staff_id")
    .selectAll("staff_refunds")
    .select("staff.name")
    .where("order_id", "=", orderId)
    .where("state", "=", "proposed")
    .orderBy("decided_at")
    .execute();
}

/**
 * In fen, refunds and corrections of prepaid balances, without what a colleague has confirmed and what came to nothing.
 * What was sent again, or is just now (`again`), counts there and not where it failed.
 */
export async function givenAloneSince(db: DbOrTx, staffId: string, since: Date, again?: string): Promise<number> {
  const isAgain = (id: RawBuilder<unknown>) =>
    sql<boolean>`(${id} is not distinct from ${again ?? null}::uuid or ${wasRetried(id)})`;
  const { rows } = await sql<{ given: string }>`
    select coalesce(ceil(sum(cny_amount)), 0) as given from (
      select cny_amount * (1 - failed.sold::numeric / amount) as cny_amount
        from staff_refunds s, lateral (select coalesce(sum(r.sold_amount), 0) as sold from refunds r
          where r.order_id = s.order_id and r.state = 'failed' and ${isAgain(sql`r.id`)}
            and (starts_with(r.key, 'staff:' || s.id || '#') or exists (select from refund_requests q
              where q.order_id = s.order_id and (q.id = s.request_id or q.request_key = s.id)
                and starts_with(r.key, 'request:' || q.id || '#')))) as failed
        where staff_id = ${staffId} and decided_at > ${since}
          and state in ('waiting', 'done') and confirmed_by is null
      union all
      select (details ->> 'cny')::numeric from actions
        where staff_id = ${staffId} and action = 'refund_retried' and at > ${since}
          and not ${isAgain(sql`(details ->> 'refund')::uuid`)}
      union all
      select cny_amount from prepaid_corrections where staff_id = ${staffId} and decided_at > ${since}
        and state in ('decided', 'done') and confirmed_by is null) alone`.execute(db);
  return Number(rows[0]!.given);
}
