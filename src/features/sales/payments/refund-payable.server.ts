import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { PayableKind, RefundReason } from "../../../platform/database/tables.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { partsOf } from "./parts.ts";
import {
  refundableOfPayable,
  refundablePayment,
  insertRefund,
  refundsOfPayable,
  refundsOfPayment,
  type RefundablePayment,
  type Refund,
} from "./refund-store.server.ts";

/** `amount`: the part of the price to refund, in minor units of its currency; `everything`: all that is left. */
export type RefundWish = { amount: number | "everything"; reason: RefundReason; key: string };

/** What is refunded, by payment. `sold`: the sum in the price's currency; less than asked if less was left. */
export type WrittenRefunds = { sold: number; refunds: Refund[] };

/**
 * Refunds an unwanted payment in full, once: its payable was paid by another, or closed before the money came. The caller
 * has locked the payable.
 */
export async function refundUnwanted(
  tx: DbOrTx,
  payment: { id: string; order_id: string | null },
  reason: "paid_twice" | "paid_late" | "not_changed",
  now: Date,
): Promise<WrittenRefunds> {
  const key = `${reason}:${payment.id}`;
  const earlier = await refundsOfPayment(tx, payment.id, key);
  if (earlier.length > 0) return written(earlier);
  const wish = { amount: "everything" as const, reason, key };
  return written(await writeParts(tx, await refundablePayment(tx, payment.id), payment.order_id, wish, now));
}

/**
 * Refunds money of a payable without an order, as `refundMoney` does for orders: newest payment first, once per key, never
 * more than was charged. The caller has locked the payable, which serialises calls for it.
 */
export async function refundPayable(
  tx: DbOrTx,
  payable: { kind: PayableKind; id: string },
  wish: RefundWish,
  now: Date,
): Promise<WrittenRefunds> {
  const earlier = await refundsOfPayable(tx, payable, wish.key);
  if (earlier.length > 0) return written(earlier);
  return written(await writeParts(tx, await refundableOfPayable(tx, payable), null, wish, now));
}

export async function writeParts(
  tx: DbOrTx,
  payments: RefundablePayment[],
  orderId: string | null,
  { amount, reason, key }: RefundWish,
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

export function written(refunds: Refund[]): WrittenRefunds {
  return { sold: refunds.reduce((sum, { sold_amount }) => sum + sold_amount, 0), refunds };
}
