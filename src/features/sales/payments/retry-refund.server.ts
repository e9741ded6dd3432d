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
const keyOfRetry = (id: RawBuilder<unknown>) => sql<string>`concat('retry:', ${id}, '#1')`;

/** Whether somebody has tried this refund again. */
export const wasRetried = (id: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from refunds again where again.key = ${keyOfRetry(id)})`;

/** What failed and nobody has tried again, of a row `r` of refunds. */
const isLeftFailed = sql<boolean>`r.state = 'failed' and not ${wasRetried(sql`r.id`)}`;

const aboutIt = sql`from cases where kind = 'refund_failed' and subject = r.id::text`;

/** `closed_note`: what somebody wrote who closed the case about it by hand, as of one whose money has gone another way. */
type Failed = Refund & { closed_note: string | null };

/**
 * The refunds of an order that can be tried again: a case about one is open, or the order is still to be paid back; a
 * case that was closed by hand about a part of an order says that its money has gone another way.
 */
export async function failedRefunds(db: DbOrTx, orderId: string): Promise<Failed[]> {
  const failed = await waiting(db, sql`r.order_id = ${orderId}`);
  const lefts = await Promise.all(failed.map((refund) => isLeft(db, refund)));
  return failed.filter((_, place) => lefts[place]);
}

async function waiting(db: DbOrTx, which: RawBuilder<unknown>): Promise<Failed[]> {
  const { rows } = await sql<Failed>`
    select r.*, case when not is_open then (select coalesce(closing_note, '') ${aboutIt} and order_id = r.order_id
      order by closed_at desc limit 1) end as closed_note
    from refunds r left join orders o on o.id = r.order_id,
      lateral (select exists (select ${aboutIt} and closed_at is null) as is_open) as work
    where ${which} and ${isLeftFailed} and (o.state = 'refunding' or is_open)
    order by r.asked_at, r.key`.execute(db);
  return rows;
}

/**
 * Not given back, or taken by a bank, in another way since. What failed of the same payment later comes first: it was
 * decided with this one's money in it, and would find too little left.
 */
async function isLeft(db: DbOrTx, { id, payment_id, sold_amount, amount }: Refund): Promise<boolean> {
  const [left] = await refundablePayment(db, payment_id);
  if (!left) return false;
  const { rows } = await sql<{ sold: number; charged: number }>`
    select coalesce(sum(r.sold_amount), 0)::int as sold, coalesce(sum(r.amount), 0)::int as charged
    from refunds r join refunds this on this.payment_id = r.payment_id
    where this.id = ${id} and (r.asked_at, r.key) > (this.asked_at, this.key) and ${isLeftFailed}`.execute(db);
  const later = rows[0]!;
  return (
    left.sold - left.soldBack - later.sold >= sold_amount && left.charged - left.chargedBack - later.charged >= amount
  );
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
    key: keyOfRetry(sql`${id}::text`),
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
