import { sql, type Selectable } from "kysely";
import type { Currency } from "../../kernel/currency.ts";
import type { DbOrTx } from "../../platform/database/database.server.ts";
import type { PaymentRow, PaymentState, RefundReason, RefundRow, RefundState } from "../../platform/database/tables.ts";
import { paymentStatesBefore, refundStatesBefore, type LedgerLine, type Rate } from "./rules.ts";

export type Payment = Selectable<PaymentRow>;
export type Refund = Selectable<RefundRow>;

export function paymentById(db: DbOrTx, id: string): Promise<Payment | undefined> {
  return db.selectFrom("payments").selectAll().where("id", "=", id).executeTakeFirst();
}

export function paymentByRequestKey(db: DbOrTx, requestKey: string): Promise<Payment | undefined> {
  return db.selectFrom("payments").selectAll().where("request_key", "=", requestKey).executeTakeFirst();
}

export function livePayment(db: DbOrTx, orderId: string): Promise<Payment | undefined> {
  return db.selectFrom("payments").selectAll().where("order_id", "=", orderId).where("state", "in", ["created", "waiting"]).executeTakeFirst();
}

/** Locks the row: everything about one payment is settled by one at a time. */
export function lockPayment(tx: DbOrTx, gateway: string, reference: string): Promise<Payment | undefined> {
  return tx
    .selectFrom("payments")
    .selectAll()
    .where("gateway", "=", gateway)
    .where("gateway_reference", "=", reference)
    .forUpdate()
    .executeTakeFirst();
}

/** The money that an order brought in and that has not gone back. */
export function paymentsThatSucceeded(db: DbOrTx, orderId: string): Promise<Payment[]> {
  return db.selectFrom("payments").selectAll().where("order_id", "=", orderId).where("state", "=", "succeeded").orderBy("settled_at").execute();
}

export async function insertPayment(tx: DbOrTx, payment: Omit<Payment, "state" | "gateway_reference" | "pay_page" | "failure" | "settled_at">) {
  await tx.insertInto("payments").values(payment).execute();
}

/** The one way in which a payment changes its state; false when it was not in a state from which it may go there. */
export async function movePayment(
  db: DbOrTx,
  id: string,
  state: PaymentState,
  also: Partial<Pick<Payment, "gateway_reference" | "pay_page" | "failure" | "settled_at">> = {},
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("payments")
    .set({ state, ...also })
    .where("id", "=", id)
    .where("state", "in", paymentStatesBefore(state))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False when this event was taken before. */
export async function noteEvent(tx: DbOrTx, gateway: string, eventId: string, kind: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("gateway_events")
    .values({ gateway, event_id: eventId, kind, received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** All of one payment back for one reason, once, however often it is asked for. */
export async function askedRefund(db: DbOrTx, payment: Payment, reason: RefundReason, now: Date): Promise<Refund> {
  const key = `${reason}:${payment.id}`;
  await db
    .insertInto("refunds")
    .values({
      key,
      order_id: payment.order_id,
      payment_id: payment.id,
      reason,
      amount: payment.charged_amount,
      currency: payment.charged_currency,
      asked_at: now,
    })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  return db.selectFrom("refunds").selectAll().where("key", "=", key).executeTakeFirstOrThrow();
}

export function refundByReference(db: DbOrTx, reference: string): Promise<Refund | undefined> {
  return db.selectFrom("refunds").selectAll().where("gateway_reference", "=", reference).executeTakeFirst();
}

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

/** Append-only; the unique occasion makes a second booking of the same event fail instead of doubling it. */
export async function writeLedger(tx: DbOrTx, orderId: string, occasion: string, lines: readonly LedgerLine[], at: Date): Promise<void> {
  await tx
    .insertInto("ledger_entries")
    .values(lines.map(({ account, amount }) => ({ order_id: orderId, occasion, account, at, ...amount })))
    .execute();
}

/** The newest rate that holds at `now`; nothing when no conversion is needed or no rate is known. */
export async function rateFor(db: DbOrTx, base: Currency, quote: Currency, now: Date): Promise<Rate | undefined> {
  if (base === quote) return undefined;
  const row = await db
    .selectFrom("exchange_rates")
    .select(["rate", "source", "valid_from"])
    .where("base", "=", base)
    .where("quote", "=", quote)
    .where("valid_from", "<=", now)
    .orderBy("valid_from", "desc")
    .executeTakeFirst();
  return row && { rate: row.rate, source: row.source, validFrom: row.valid_from };
}

/** Orders and currencies whose ledger does not add up to zero; empty as long as the books are right. */
export async function unbalanced(db: DbOrTx): Promise<{ occasion: string; currency: string; sum: string }[]> {
  const { rows } = await sql<{ occasion: string; currency: string; sum: string }>`
    select occasion, currency, sum(amount)::text as sum from ledger_entries group by occasion, currency having sum(amount) <> 0`.execute(db);
  return rows;
}
