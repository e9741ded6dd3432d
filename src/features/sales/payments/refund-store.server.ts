import { sql, type RawBuilder, type Selectable } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { PayableKind, RefundRow, RefundState } from "../../../platform/database/tables.ts";
import type { Refundable } from "./parts.ts";
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

/** The refunds of one `refundMoney`: its key, `#` and a number. */
export function isPartOf(key: string) {
  return sql<boolean>`starts_with(key, ${`${key}#`})`;
}

export function refundsOfPayment(db: DbOrTx, paymentId: string, key: string): Promise<Refund[]> {
  return db.selectFrom("refunds").selectAll().where("payment_id", "=", paymentId).where(isPartOf(key)).execute();
}

export function refundsOfPayable(
  db: DbOrTx,
  { kind, id }: { kind: PayableKind; id: string },
  key: string,
): Promise<Refund[]> {
  return db
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "refunds.payment_id")
    .selectAll("refunds")
    .where("payments.order_id", "is", null)
    .where("payments.payable_kind", "=", kind)
    .where("payments.payable_id", "=", id)
    .where(isPartOf(key))
    .execute();
}

type NewRefund = { key: string | RawBuilder<string> } & Pick<
  Refund,
  "order_id" | "payment_id" | "reason" | "sold_amount" | "amount" | "currency" | "asked_at"
>;

export function insertRefund(tx: DbOrTx, refund: NewRefund): Promise<Refund> {
  return tx.insertInto("refunds").values(refund).returningAll().executeTakeFirstOrThrow();
}

export type RefundablePayment = Refundable & { currency: Refund["currency"] };

/** Empty if it has not succeeded. */
export async function refundablePayment(db: DbOrTx, id: string): Promise<RefundablePayment[]> {
  return (await refundable(sql`p.id = ${id}`).execute(db)).rows;
}

/** Payments of a payable without an order that can be refunded; unwanted ones are refunded in full elsewhere. */
export async function refundableOfPayable(
  db: DbOrTx,
  { kind, id }: { kind: PayableKind; id: string },
): Promise<RefundablePayment[]> {
  const { rows } = await refundable(
    sql`p.order_id is null and p.payable_kind = ${kind} and p.payable_id = ${id}`,
  ).execute(db);
  return rows.filter(({ unwanted }) => !unwanted);
}

/**
 * Payments that can be refunded: those about an order before the order's own, and the newest first. A failed refund
 * gave nothing back; what a bank has taken back in a dispute has gone, and is not given a second time. `unwanted`
 * payments (twice, too late) are refunded in full and never count as the payable's own money, even while that refund
 * fails; `notItsOwn` names others that do not count yet.
 */
export function refundable(which: RawBuilder<unknown>, notItsOwn: RawBuilder<unknown> = sql`false`) {
  return sql<RefundablePayment & { unwanted: boolean }>`
    select p.id, p.amount as sold, p.charged_amount as charged, p.charged_currency as currency,
      (coalesce(sum(r.sold_amount) filter (where r.state <> 'failed'), 0) + disputed.sold)::int as "soldBack",
      (coalesce(sum(r.amount) filter (where r.state <> 'failed'), 0) + disputed.charged)::int as "chargedBack",
      coalesce(bool_or(r.reason in ('paid_twice', 'paid_late', 'not_changed')), false)
        or (${notItsOwn}) as unwanted
    from payments p left join refunds r on r.payment_id = p.id, lateral (
      select coalesce(sum(sold_amount), 0) as sold, coalesce(sum(amount), 0) as charged
      from disputes where disputes.payment_id = p.id and is_taken) as disputed
    where ${which} and p.state = 'succeeded'
    group by p.id, disputed.sold, disputed.charged order by p.payable_id = p.order_id, p.settled_at desc, p.id`;
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
