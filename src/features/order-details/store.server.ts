import type { DbOrTx } from "../../platform/database/database.server.ts";

/** Payments that succeeded, in their order. */
export function paymentsMade(db: DbOrTx, orderId: string) {
  return db
    .selectFrom("payments")
    .select(["method", "purpose", "amount", "currency", "charged_amount", "charged_currency", "rate", "rate_source", "rate_valid_from", "settled_at", "created_at"])
    .where("order_id", "=", orderId)
    .where("state", "=", "succeeded")
    .orderBy("settled_at")
    .execute();
}

/** Money on its way back or arrived, in the currency in which it was charged. */
export function refundsMade(db: DbOrTx, orderId: string) {
  return db
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "refunds.payment_id")
    .select(["refunds.state", "refunds.amount", "refunds.currency", "refunds.asked_at", "refunds.settled_at", "payments.method"])
    .where("refunds.order_id", "=", orderId)
    .orderBy("refunds.asked_at")
    .execute();
}
