import { sql } from "kysely";
import type { DbOrTx } from "../../../platform/database/database.server.ts";

/** Marks charges (`auto_top_up_orders_asked`) that have been paid. */
export async function noteBought(db: DbOrTx): Promise<void> {
  await sql`
    update auto_top_up_orders made set state = 'ordered' from orders
    where orders.id = made.order_id and made.state = 'asked' and orders.paid_at is not null`.execute(db);
}

type RefusedCharge = { id: string; account_id: string; order_id: string };

/** Charges that failed and are not being retried. */
export async function refusedCharges(db: DbOrTx, most: number): Promise<RefusedCharge[]> {
  const { rows } = await sql<RefusedCharge>`
    select auto.id, auto.account_id, made.order_id
    from auto_top_up_orders made join auto_top_ups auto on auto.id = made.auto_top_up_id
      join orders on orders.id = made.order_id
    where made.state = 'asked' and orders.paid_at is null and orders.state in ('placed', 'cancelled')
    order by made.asked_at limit ${most}`.execute(db);
  return rows;
}

/** False where it was recorded already. */
export async function settleRefused(tx: DbOrTx, { id, order_id }: RefusedCharge): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("auto_top_up_orders")
    .set({ state: "failed" })
    .where("auto_top_up_id", "=", id)
    .where("order_id", "=", order_id)
    .where("state", "=", "asked")
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
