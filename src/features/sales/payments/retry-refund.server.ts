import { sql, type RawBuilder } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { addJob } from "../../../platform/jobs/add-job.server.ts";
import { isPaid } from "../orders/rules.ts";
import { moveOrder, orderById } from "../orders/store.server.ts";
import { isWhollyBack } from "./order-refunds.server.ts";
import { lockPayable } from "./payables.server.ts";
import { insertRefund, refundablePayment, refundById, type Refund } from "./refund-store.server.ts";
import { paymentById } from "./store.server.ts";

/** One that failed is tried again under this key, once: the next failure is another refund's. */
const keyOfRetry = (id: string) => `retry:${id}`;

/** What failed and nobody has tried again, of a row `r` of refunds. */
const isLeftFailed = sql<boolean>`r.state = 'failed'
  and not exists (select from refunds again where again.key = 'retry:' || r.id || '#1')`;

/**
 * The refunds of an order that can be tried again: a case about one is open, or the order is still to be paid back; a
 * case that was closed by hand about a part of an order says that its money has gone another way.
 */
export async function failedRefunds(db: DbOrTx, orderId: string): Promise<Refund[]> {
  const failed = await waiting(db, sql`r.order_id = ${orderId}`);
  const lefts = await Promise.all(failed.map((refund) => isLeft(db, refund)));
  return failed.filter((_, place) => lefts[place]);
}

async function waiting(db: DbOrTx, which: RawBuilder<unknown>): Promise<Refund[]> {
  const { rows } = await sql<Refund>`
    select r.* from refunds r left join orders o on o.id = r.order_id
    where ${which} and ${isLeftFailed} and (o.state = 'refunding' or exists (select from cases
      where kind = 'refund_failed' and subject = r.id::text and closed_at is null))
    order by r.asked_at, r.key`.execute(db);
  return rows;
}

/** Not given back, or taken by a bank, in another way since. */
async function isLeft(db: DbOrTx, { payment_id, sold_amount, amount }: Refund): Promise<boolean> {
  const [left] = await refundablePayment(db, payment_id);
  return left !== undefined && left.sold - left.soldBack >= sold_amount && left.charged - left.chargedBack >= amount;
}

/**
 * Writes a failed refund anew, for the same sum of the same payment. Locks its payable first; undefined where it cannot
 * be tried any more, as by the second of two at once.
 */
export async function retryFailed(tx: DbOrTx, id: string, now: Date): Promise<Refund | undefined> {
  const found = await refundById(tx, id);
  const payment = found && (await paymentById(tx, found.payment_id));
  if (!payment) return undefined;
  await lockPayable(tx, payment);
  const [failed] = await waiting(tx, sql`r.id = ${id}`);
  if (!failed || !(await isLeft(tx, failed))) return undefined;
  const { order_id, payment_id, reason, sold_amount, amount, currency } = failed;
  const again = await insertRefund(tx, {
    key: `${keyOfRetry(id)}#1`,
    order_id,
    payment_id,
    reason,
    sold_amount,
    amount,
    currency,
    asked_at: now,
  });
  await addJob(tx, "refund-payment", { refundId: again.id });
  if (order_id && isPaid((await orderById(tx, order_id)).state) && (await isWhollyBack(tx, order_id)))
    await moveOrder(tx, order_id, "refunding");
  return again;
}
