import type { DbOrTx } from "../../../platform/database/database.server.ts";

/** Money on its way back or arrived, in the currency in which it was charged. */
export function refundsMade(db: DbOrTx, orderId: string) {
  return db
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "refunds.payment_id")
    .select([
      "refunds.state",
      "refunds.amount",
      "refunds.currency",
      "refunds.asked_at",
      "refunds.settled_at",
      "payments.method",
    ])
    .where("refunds.order_id", "=", orderId)
    .orderBy("refunds.asked_at")
    .execute();
}
