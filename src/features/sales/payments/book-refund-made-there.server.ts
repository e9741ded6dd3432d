import { money, type Money } from "../../../kernel/money.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { moveOrder } from "../orders/store.server.ts";
import { isWhollyBack } from "./order-refunds.server.ts";
import { shareOf } from "./parts.ts";
import { insertRefund, moveRefund, refundablePayment } from "./refund-store.server.ts";
import type { Payment } from "./store.server.ts";

type Made = { reference: string; sum: Money };

/** What of a payment could still have been given back, in the charged currency; undefined where nothing was paid. */
export async function refundableThere(db: DbOrTx, paymentId: string): Promise<Money | undefined> {
  const [left] = await refundablePayment(db, paymentId);
  return left && money(left.charged - left.chargedBack, left.currency);
}

/**
 * Takes a refund that somebody made by hand at the gateway into the books: a refund like any other, that is asked after
 * there and booked by `refund-payment`. The caller has locked the payable. False where less is left of the payment.
 */
export async function bookRefundMadeThere(
  tx: DbOrTx,
  payment: Pick<Payment, "id" | "order_id">,
  { reference, sum }: Made,
  now: Date,
): Promise<boolean> {
  const [left] = await refundablePayment(tx, payment.id);
  if (!left || left.currency !== sum.currency || sum.amount > left.charged - left.chargedBack) return false;
  const isAll = sum.amount === left.charged - left.chargedBack;
  const share = Math.max(1, shareOf(left.sold, sum.amount, left.charged));
  const { id } = await insertRefund(tx, {
    key: `made-there:${reference.replaceAll("#", "_")}#1`,
    order_id: payment.order_id,
    payment_id: payment.id,
    reason: "granted",
    sold_amount: isAll ? left.sold - left.soldBack : Math.min(share, left.sold - left.soldBack),
    amount: sum.amount,
    currency: left.currency,
    asked_at: now,
  });
  await moveRefund(tx, id, "pending", { gateway_reference: reference });
  await addJob(tx, "refund-payment", { refundId: id });
  if (payment.order_id && (await isWhollyBack(tx, payment.order_id)))
    await moveOrder(tx, payment.order_id, "refunding");
  return true;
}
