import { sql, type Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { RefundRow, RefundState } from "../../../platform/database/tables.ts";
import type { Givable } from "./parts.ts";
import { refundStatesBefore } from "./rules.ts";

export type Refund = Selectable<RefundRow>;

export function refundById(db: DbOrTx, id: string): Promise<Refund | undefined> {
  return db.selectFrom("refunds").selectAll().where("id", "=", id).executeTakeFirst();
}

export function refundByReference(db: DbOrTx, gateway: string, reference: string): Promise<Refund | undefined> {
  return refundsAt(db, gateway).where("refunds.gateway_reference", "=", reference).executeTakeFirst();
}

/** The gateway's list names our id. */
export function refundAt(db: DbOrTx, gateway: string, id: string): Promise<Refund | undefined> {
  return refundsAt(db, gateway).where("refunds.id", "=", id).executeTakeFirst();
}

/** Money goes back through the gateway that took it. */
function refundsAt(db: DbOrTx, gateway: string) {
  return db
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "refunds.payment_id")
    .selectAll("refunds")
    .where("payments.gateway", "=", gateway);
}

/** The parts in which one wish was given back: its key, `#` and a number. */
export function refundsOfKey(db: DbOrTx, orderId: string, key: string): Promise<Refund[]> {
  return db
    .selectFrom("refunds")
    .selectAll()
    .where("order_id", "=", orderId)
    .where(sql<boolean>`starts_with(key, ${`${key}#`})`)
    .execute();
}

type NewRefund = Pick<
  Refund,
  "key" | "order_id" | "payment_id" | "reason" | "sold_amount" | "amount" | "currency" | "asked_at"
>;

export function insertRefund(tx: DbOrTx, refund: NewRefund): Promise<Refund> {
  return tx.insertInto("refunds").values(refund).returningAll().executeTakeFirstOrThrow();
}

export type GivablePayment = Givable & { currency: Refund["currency"]; unwanted: boolean };

/**
 * The order's money at the gateway: what changes of plan cost first, and the newest first. A refund that failed gave
 * nothing back. `unwanted`: paid twice or too late, so it goes back whole and never counts as the order's own money,
 * even while that refund fails; and what was paid for a change of plan that is not made: it becomes the order's with
 * the change, or goes back whole.
 */
export async function givablePayments(db: DbOrTx, orderId: string): Promise<GivablePayment[]> {
  const { rows } = await sql<GivablePayment>`
    select p.id, p.amount as sold, p.charged_amount as charged, p.charged_currency as currency,
      coalesce(sum(r.sold_amount) filter (where r.state <> 'failed'), 0)::int as "soldBack",
      coalesce(sum(r.amount) filter (where r.state <> 'failed'), 0)::int as "chargedBack",
      coalesce(bool_or(r.reason in ('paid_twice', 'paid_late', 'not_changed')), false)
        or (p.payable_kind = 'plan_change' and not exists (select from plan_changes c
          where c.payment_id = p.id and c.state = 'done')) as unwanted
    from payments p left join refunds r on r.payment_id = p.id
    where p.order_id = ${orderId} and p.state = 'succeeded'
    group by p.id order by (p.payable_kind = 'plan_change') desc, p.settled_at desc, p.id`.execute(db);
  return rows;
}

/** The gateway has not said the last word on money that goes back to the buyer of this order. */
export async function hasOpenRefund(db: DbOrTx, orderId: string): Promise<boolean> {
  const open = await db
    .selectFrom("refunds")
    .select("id")
    .where("order_id", "=", orderId)
    .where("state", "in", ["asked", "pending"])
    .limit(1)
    .execute();
  return open.length > 0;
}

/** What the gateway took on in this time; a refund that it refused outright is not in its list. */
export function refundsAskedBetween(
  db: DbOrTx,
  gateway: string,
  { from, to }: { from: Date; to: Date },
): Promise<Refund[]> {
  return refundsAt(db, gateway)
    .where("refunds.gateway_reference", "is not", null)
    .where("refunds.state", "in", ["pending", "succeeded"])
    .where("refunds.asked_at", ">=", from)
    .where("refunds.asked_at", "<", to)
    .execute();
}

/** The one way in which a refund changes its state; false when it was not in a state from which it may go there. */
export async function moveRefund(
  db: DbOrTx,
  id: string,
  state: RefundState,
  also: Partial<Pick<Refund, "gateway_reference" | "failure" | "settled_at">>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("refunds")
    .set({ state, ...also })
    .where("id", "=", id)
    .where("state", "in", refundStatesBefore(state))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
