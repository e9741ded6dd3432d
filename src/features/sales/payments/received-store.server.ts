import type { DbOrTx } from "../../../platform/database/database.server.ts";

/** All money received for an order, in order of arrival, including what has been refunded since. */
export function paymentsReceived(db: DbOrTx, orderId: string) {
  return db
    .selectFrom("payments")
    .select([
      "method",
      "payable_kind",
      "amount",
      "currency",
      "charged_amount",
      "charged_currency",
      "rate",
      "rate_source",
      "rate_valid_from",
      "settled_at",
      "created_at",
    ])
    .where("order_id", "=", orderId)
    .where("state", "=", "succeeded")
    .orderBy("settled_at")
    .execute();
}

export type PaymentReceived = Awaited<ReturnType<typeof paymentsReceived>>[number];
