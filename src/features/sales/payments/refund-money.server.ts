import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { lockOrderById, moveOrder } from "../orders/store.server.ts";
import { refundableOfOrder, refundsOfOrderByKey } from "./order-money-store.server.ts";
import { isWhollyBack } from "./order-refunds.server.ts";
import { written, writeParts, type RefundWish, type WrittenRefunds } from "./refund-payable.server.ts";

/** `amount`: in minor units of the order's currency. */
export type OrderRefund = RefundWish & { orderId: string };

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
export async function refundMoney(tx: DbOrTx, { orderId, ...wish }: OrderRefund, now: Date): Promise<WrittenRefunds> {
  await lockOrderById(tx, orderId);
  const earlier = await refundsOfOrderByKey(tx, orderId, wish.key);
  if (earlier.length > 0) return written(earlier);
  const payments = (await refundableOfOrder(tx, orderId)).filter(({ unwanted }) => !unwanted);
  const refunds = await writeParts(tx, payments, orderId, wish, now);
  if (refunds.length > 0 && (await isWhollyBack(tx, orderId))) await moveOrder(tx, orderId, "refunding");
  return written(refunds);
}
