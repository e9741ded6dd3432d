import { sql, type Selectable } from "kysely";
import type { Currency } from "../../../kernel/currency.ts";
import type { Money } from "../../../kernel/money.ts";
import { compiledOnce } from "../../../platform/database/compiled-once.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { prepared } from "../../../platform/database/prepared-statement.server.ts";
import type { ExchangeRateRow, PayableKind, PaymentRow, PaymentState } from "../../../platform/database/tables.ts";
import { ordersToShow, type OrderToShow } from "../orders/store.server.ts";
import { paymentStatesBefore, type Rate } from "./rules.ts";

export type Payment = Omit<Selectable<PaymentRow>, "check_queued_at">;

/** By name: a prepared statement's result must not change when a migration adds a column. */
const columns = [
  "payments.id",
  "payments.order_id",
  "payments.request_key",
  "payments.state",
  "payments.method",
  "payments.gateway",
  "payments.gateway_reference",
  "payments.pay_page",
  "payments.amount",
  "payments.currency",
  "payments.charged_amount",
  "payments.charged_currency",
  "payments.rate",
  "payments.rate_source",
  "payments.rate_valid_from",
  "payments.failure",
  "payments.created_at",
  "payments.expires_at",
  "payments.settled_at",
  "payments.payable_kind",
  "payments.payable_id",
  "payments.saved_card",
  "payments.fee_amount",
  "payments.fee_currency",
] as const;

const payments = (db: DbOrTx) => db.selectFrom("payments").select(columns).modifyFront(prepared);

export function paymentById(db: DbOrTx, id: string): Promise<Payment | undefined> {
  return payments(db).where("id", "=", id).executeTakeFirst();
}

export function paymentByRequestKey(db: DbOrTx, requestKey: string): Promise<Payment | undefined> {
  return payments(db).where("request_key", "=", requestKey).executeTakeFirst();
}

/** Both in one statement: the attempt that this request key made, and the order's open one. */
export async function attemptsBefore(
  tx: DbOrTx,
  orderId: string,
  requestKey: string,
): Promise<{ repeated: Payment | undefined; live: Payment | undefined }> {
  const isLive = (payment: Pick<Payment, "state">) => payment.state === "created" || payment.state === "waiting";
  const found = await attempts(tx, orderId, requestKey);
  return {
    repeated: found.find((payment) => payment.request_key === requestKey),
    live: found.find((payment) => payment.order_id === orderId && isLive(payment)),
  };
}

const attempts = compiledOnce((tx, orderId: string, requestKey: string) =>
  payments(tx).where((row) =>
    row.or([
      row("request_key", "=", requestKey),
      row.and([
        row("order_id", "=", orderId),
        row("state", "in", [sql.lit<PaymentState>("created"), sql.lit<PaymentState>("waiting")]),
      ]),
    ]),
  ),
);

export function livePayment(db: DbOrTx, orderId: string): Promise<Payment | undefined> {
  return payments(db)
    .where("order_id", "=", orderId)
    .where("state", "in", [sql.lit<PaymentState>("created"), sql.lit<PaymentState>("waiting")])
    .executeTakeFirst();
}

/** The same for a payable without an order. */
export function livePaymentOf(
  db: DbOrTx,
  { kind, id }: { kind: PayableKind; id: string },
): Promise<Payment | undefined> {
  return payments(db)
    .where("order_id", "is", null)
    .where("payable_kind", "=", kind)
    .where("payable_id", "=", id)
    .where("state", "in", [sql.lit<PaymentState>("created"), sql.lit<PaymentState>("waiting")])
    .executeTakeFirst();
}

/** Of a payable without an order: the attempt that paid for it, which an unwanted payment never did, else the newest. */
export function payingPaymentOf(
  db: DbOrTx,
  { kind, id }: { kind: PayableKind; id: string },
): Promise<Payment | undefined> {
  return payments(db)
    .where("order_id", "is", null)
    .where("payable_kind", "=", kind)
    .where("payable_id", "=", id)
    .orderBy(
      sql`state = 'succeeded' and not exists (
        select from refunds where payment_id = payments.id and reason in ('paid_twice', 'paid_late'))`,
      "desc",
    )
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

export async function paymentByReference(db: DbOrTx, gateway: string, reference: string): Promise<Payment | undefined> {
  return (await byReference(db, gateway, reference))[0];
}

const byReference = compiledOnce((db, gateway: string, reference: string) =>
  payments(db).where("gateway", "=", gateway).where("gateway_reference", "=", reference),
);

/**
 * One for an order, whose row is locked by the same statement; undefined for other payables. The payment is as it was
 * before the lock was waited for, as one that is read first: its state is judged by the statement that moves it.
 */
export async function paymentLockingOrder(
  tx: DbOrTx,
  gateway: string,
  reference: string,
): Promise<{ payment: Payment; order: OrderToShow } | undefined> {
  const [row] = await lockingOrder(tx, gateway, reference);
  if (!row) return undefined;
  const payment = Object.fromEntries(columns.map((column) => [column.slice("payments.".length), row[column]]));
  return { payment: payment as Payment, order: row };
}

const lockingOrder = compiledOnce((tx, gateway: string, reference: string) =>
  ordersToShow(tx)
    .innerJoin("payments", "payments.payable_id", "orders.id")
    .select(columns.map((column) => `${column} as ${column}` as const))
    .where("payments.payable_kind", "=", sql.lit<PayableKind>("order"))
    .where("payments.gateway", "=", gateway)
    .where("payments.gateway_reference", "=", reference)
    .forNoKeyUpdate("orders"),
);

/** Payments opened at the gateway in this period. */
export function paymentsOpenedBetween(
  db: DbOrTx,
  gateway: string,
  { from, to }: { from: Date; to: Date },
): Promise<Payment[]> {
  return payments(db)
    .where("gateway", "=", gateway)
    .where("gateway_reference", "is not", null)
    .where("created_at", ">=", from)
    .where("created_at", "<", to)
    .execute();
}

export async function insertPayment(
  tx: DbOrTx,
  payment: Omit<Selectable<PaymentRow>, "state" | "gateway_reference" | "pay_page" | "failure" | "settled_at">,
) {
  await tx.insertInto("payments").values(payment).modifyEnd(prepared).execute();
}

/**
 * Claims unsettled payments that nobody looks after: begun before `begunBefore`, no webhook has settled them since. Each
 * is returned once. A payment's row is the last that is locked, so those that are being settled are skipped.
 */
export async function claimUnchecked(
  tx: DbOrTx,
  { begunBefore, now, most }: { begunBefore: Date; now: Date; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${prepared}
    update payments set check_queued_at = ${now}
    where id = any (array(
      select id from payments
      where state in ('created', 'waiting') and check_queued_at is null and created_at <= ${begunBefore}
      limit ${most} for update skip locked))
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Reassigns the payment to another payable of the same kind and amount. */
export async function notePayable(tx: DbOrTx, id: string, payableId: string): Promise<void> {
  await tx.updateTable("payments").set({ payable_id: payableId }).where("id", "=", id).execute();
}

/** The only way to change a payment's state; false when its state does not allow the transition. */
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
    .modifyEnd(prepared)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False when the fee was known before. */
export async function noteFee(tx: DbOrTx, id: string, { amount, currency }: Money): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("payments")
    .set({ fee_amount: amount, fee_currency: currency })
    .where("id", "=", id)
    .where("fee_amount", "is", null)
    .modifyEnd(prepared)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Records the gateway's reference, even if the attempt has ended meanwhile: its page must be closed there. */
export async function noteReference(
  db: DbOrTx,
  id: string,
  also: { gateway_reference: string; pay_page: string | null },
): Promise<void> {
  await db.updateTable("payments").set(also).where("id", "=", id).where("gateway_reference", "is", null).execute();
}

/** False when this event was processed before. */
export async function noteEvent(
  tx: DbOrTx,
  gateway: string,
  eventId: string,
  kind: string,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("gateway_events")
    .values({ gateway, event_id: eventId, kind, received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .modifyEnd(prepared)
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The newest rate valid at `now`; undefined when no conversion is needed or no rate is known. */
export async function rateFor(db: DbOrTx, base: Currency, quote: Currency, now: Date): Promise<Rate | undefined> {
  if (base === quote) return undefined;
  const row = await db
    .selectFrom("exchange_rates")
    .select(["rate", "source", "source_names", "valid_from"])
    .where("base", "=", base)
    .where("quote", "=", quote)
    .where("valid_from", "<=", now)
    .orderBy("valid_from", "desc")
    .executeTakeFirst();
  return row && rateOf(row);
}

/** A rate by its figure, if it held at any time since then. */
export async function rateHeld(
  db: DbOrTx,
  { base, quote, rate }: { base: Currency; quote: Currency; rate: string },
  { since, now }: { since: Date; now: Date },
): Promise<Rate | undefined> {
  const { rows } = await sql<RateRow>`
    select rate, source, source_names, valid_from from exchange_rates held
    where base = ${base} and quote = ${quote} and rate = ${rate}::numeric and valid_from <= ${now} and not exists (
      select from exchange_rates later where later.base = held.base and later.quote = held.quote
        and later.valid_from > held.valid_from and later.valid_from <= ${since}
    ) order by valid_from desc limit 1`.execute(db);
  return rows[0] && rateOf(rows[0]);
}

type RateRow = Pick<Selectable<ExchangeRateRow>, "rate" | "source" | "source_names" | "valid_from">;

const rateOf = ({ rate, source, source_names, valid_from }: RateRow): Rate => ({
  rate,
  source,
  sourceNames: source_names,
  validFrom: valid_from,
});
