import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { RefundReason } from "../../../platform/database/tables.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { lockOrderById, moveOrder } from "../orders/store.server.ts";
import { isAllBack, partsOf } from "./parts.ts";
import {
  givablePayments,
  hasOpenRefund,
  insertRefund,
  refundsOfKey,
  type GivablePayment,
  type Refund,
} from "./refund-store.server.ts";

/**
 * `amount`: the part of the order's price to refund, in minor units of the order's currency; `everything`: all that is
 * left.
 */
export type GiveBack = { orderId: string; amount: number | "everything"; reason: RefundReason; key: string };

/** What is refunded, by payment. `sold`: the sum in the order's currency; less than asked if less was left. */
type GivenBack = { sold: number; refunds: Refund[] };

/**
 * Refunds money of an order to where it came from, in the caller's transaction: writes the refunds and enqueues a job
 * for each, which calls the gateway. Payments for plan changes go first, newest first, then the order's own, each at
 * the rate at which it was charged; the last part takes what is left, so that the sum is exact.
 *
 * - `key` is the idempotency key, unique in the shop and without `#`, such as `request:<id>`: a repeat writes nothing
 *   and returns what the first call wrote, whatever amount it names.
 * - Never more than was charged: concurrent calls for one order are serialised by its row lock, and limited to what is
 *   left. So check `sold`; it is 0 when nothing was left.
 * - A partial refund leaves the order's state alone. When nothing is left the order moves to `refunding` here, and to
 *   `refunded` when the gateway has confirmed the last of its refunds; taking back the eSIMs is up to the caller.
 * - A refund that the gateway refuses counts as not refunded and opens a case; a retry needs another key.
 * - The e-mail `refunded` is queued for each refund when its money has gone.
 */
export async function giveBack(tx: DbOrTx, { orderId, amount, reason, key }: GiveBack, now: Date): Promise<GivenBack> {
  await lockOrderById(tx, orderId);
  const earlier = await refundsOfKey(tx, orderId, key);
  if (earlier.length > 0) return given(earlier);
  const payments = (await givablePayments(tx, orderId)).filter(({ unwanted }) => !unwanted);
  const refunds = await writeParts(tx, payments, { orderId, amount, reason, key }, now);
  if (refunds.length > 0 && (await isWhollyBack(tx, orderId))) await moveOrder(tx, orderId, "refunding");
  return given(refunds);
}

/** Refunds an unwanted payment in full, once: the order was paid by another, or closed before the money came. */
export async function giveBackPayment(
  tx: DbOrTx,
  payment: { id: string; order_id: string },
  reason: "paid_twice" | "paid_late" | "not_changed",
  now: Date,
): Promise<GivenBack> {
  const [orderId, key] = [payment.order_id, `${reason}:${payment.id}`];
  await lockOrderById(tx, orderId);
  const earlier = await refundsOfKey(tx, orderId, key);
  if (earlier.length > 0) return given(earlier);
  const only = (await givablePayments(tx, orderId)).filter(({ id }) => id === payment.id);
  return given(await writeParts(tx, only, { orderId, amount: "everything", reason, key }, now));
}

async function writeParts(
  tx: DbOrTx,
  payments: GivablePayment[],
  { orderId, amount, reason, key }: GiveBack,
  now: Date,
): Promise<Refund[]> {
  if (key.includes("#")) throw new Error(`the key of a refund has no #: ${key}`);
  const refunds: Refund[] = [];
  for (const { paymentId, sold, charged } of partsOf(payments, amount === "everything" ? Infinity : amount)) {
    const { currency } = payments.find(({ id }) => id === paymentId)!;
    const of = { order_id: orderId, payment_id: paymentId, reason, asked_at: now };
    const refund = await insertRefund(tx, {
      ...of,
      key: `${key}#${refunds.length + 1}`,
      sold_amount: sold,
      amount: charged,
      currency,
    });
    await addJob(tx, "refund-payment", { refundId: refund.id });
    refunds.push(refund);
  }
  return refunds;
}

/**
 * Moves an order from `refunding` to `refunded` after its last refund. Does nothing while a part is pending, failed or
 * not yet requested.
 */
export async function closeWhenAllIsBack(tx: DbOrTx, orderId: string, now: Date): Promise<void> {
  if ((await isWhollyBack(tx, orderId)) && !(await hasOpenRefund(tx, orderId)))
    await moveOrder(tx, orderId, "refunded", { closed_at: now });
}

async function isWhollyBack(tx: DbOrTx, orderId: string): Promise<boolean> {
  const payments = await givablePayments(tx, orderId);
  return payments.filter(({ unwanted }) => !unwanted).every(isAllBack);
}

function given(refunds: Refund[]): GivenBack {
  return { sold: refunds.reduce((sum, { sold_amount }) => sum + sold_amount, 0), refunds };
}
