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

/** Finds a refund by our id, which the gateway's list contains. */
export function refundAt(db: DbOrTx, gateway: string, id: string): Promise<Refund | undefined> {
  return refundsAt(db, gateway).where("refunds.id", "=", id).executeTakeFirst();
}

/** Refunds are at the gateway of their payment. */
function refundsAt(db: DbOrTx, gateway: string) {
  return db
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "refunds.payment_id")
    .selectAll("refunds")
    .where("payments.gateway", "=", gateway);
}

/** The refunds of one `giveBack`: its key, `#` and a number. */
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
 * The order's payments that can be refunded: plan changes first, and the newest first. A failed refund gave nothing
 * back. `unwanted` payments (twice, too late) are refunded in full and never count as the order's own money, even while
 * that refund fails; so does what was paid for a plan change that is not made yet: it becomes the order's with the
 * change, or is refunded in full.
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

/** Whether a refund of this order is still pending at the gateway. */
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

/** The refunds that the gateway accepted in this period; one that it refused outright is not in its list. */
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

/** The only way to change a refund's state; false when its state does not allow the transition. */
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
