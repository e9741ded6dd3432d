import { sql, type RawBuilder } from "kysely";
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
  return (await ofOrder(sql`${orderId}`).execute(db)).rows;
}

/**
 * What of the order's own money has neither gone back nor been taken by a bank, as an expression in its currency. A
 * payment that was refunded and then taken by its bank as well has lost more than it paid; that is no other one's loss.
 */
export function leftOf(orderId: RawBuilder<unknown>) {
  return sql<number>`(select coalesce(sum(greatest(sold - "soldBack", 0)), 0)::int from (${ofOrder(orderId)}) as own
    where not unwanted)`;
}

export async function leftOfOrder(db: DbOrTx, orderId: string): Promise<number> {
  const { rows } = await sql<{ left: number }>`select ${leftOf(sql`${orderId}::uuid`)} as left`.execute(db);
  return rows[0]!.left;
}

const ofOrder = (orderId: RawBuilder<unknown>) =>
  refundable(
    sql`p.order_id = ${orderId}`,
    sql`p.payable_kind = 'plan_change' and not exists (select from plan_changes c
      where c.payment_id = p.id and c.state = 'done')`,
  );

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
