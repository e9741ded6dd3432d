import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { refundable, isPartOf, type RefundablePayment, type Refund } from "./refund-store.server.ts";

/**
 * The order's payments, those for plan changes first. A payment for a plan change that was not made is `unwanted` too:
 * it belongs to the order once the change is made, or is refunded in full.
 */
export async function refundableOfOrder(
  db: DbOrTx,
  orderId: string,
): Promise<(RefundablePayment & { unwanted: boolean })[]> {
  const notMade = sql`p.payable_kind = 'plan_change' and not exists (select from plan_changes c
    where c.payment_id = p.id and c.state = 'done')`;
  return (await refundable(sql`p.order_id = ${orderId}`, notMade).execute(db)).rows;
}

export function refundsOfOrderByKey(db: DbOrTx, orderId: string, key: string): Promise<Refund[]> {
  return db.selectFrom("refunds").selectAll().where("order_id", "=", orderId).where(isPartOf(key)).execute();
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
